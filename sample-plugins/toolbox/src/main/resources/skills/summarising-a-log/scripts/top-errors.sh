#!/bin/sh
# Groups the error lines of a log, numbers and times taken out, most frequent first. Writes nothing.
set -eu
test $# -eq 1 || { echo "usage: top-errors.sh FILE" >&2; exit 2; }
grep -E 'ERROR|FATAL|SEVERE|Exception' "$1" | sed -E 's/0x[0-9a-f]+/X/g; s/[0-9]+/N/g' | sort | uniq -c | sort -rn | head -n 20
