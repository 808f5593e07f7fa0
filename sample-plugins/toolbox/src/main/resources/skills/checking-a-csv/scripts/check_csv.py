"""Shows rows with an uneven number of columns, and doubled keys in the first one. Writes nothing."""

import csv
import sys


def main(path):
    keys = {}
    width = None
    faults = 0
    with open(path, newline="", encoding="utf-8") as lines:
        reader = csv.reader(lines)
        for row in reader:
            number = reader.line_num
            if width is None:
                width = len(row)
                continue
            if len(row) != width:
                print(f"{path}:{number}: {len(row)} columns instead of {width}")
                faults += 1
            if row and row[0] in keys:
                print(f"{path}:{number}: the key of line {keys[row[0]]} again: {row[0]}")
                faults += 1
            elif row:
                keys[row[0]] = number
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check_csv.py FILE")
    sys.exit(main(sys.argv[1]))
