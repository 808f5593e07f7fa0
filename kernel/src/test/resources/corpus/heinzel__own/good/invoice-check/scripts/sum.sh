#!/bin/sh
awk '{ sum += $NF } END { print sum }' "$1"
