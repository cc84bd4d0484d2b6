#!/usr/bin/env bash
# valibot 1.5.0: `record()` leaves out the own keys `constructor` and `prototype` of its input without an issue, and `v.is()` and `safeParse()` call the
# input valid. `__proto__`, which JSON.parse creates as an own key, goes as well. The library means this as a guard, but nothing tells the caller.
#
# A record is the usual schema for data by name. A package named "constructor" is written and validated, and then missing for whoever reads it: here, a
# signed log entry no longer matched its own bytes after parsing and serializing. A strict object with such a key keeps it, and `v.custom` changes
# nothing. Names must be refused before they become keys, or a record must not be used where every key counts.
# Seen with Node 20 and 24. Fails once this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund valibot@1.5.0 >/dev/null
cat >read.mjs <<'JS'
import * as v from 'valibot';
const input = JSON.parse('{ "alder": "1.0.0", "constructor": "2.0.0", "prototype": "3.0.0", "__proto__": "4.0.0" }');
const versions = v.record(v.string(), v.string());
const { success, output, issues } = v.safeParse(versions, input);
console.log('record:', success, issues === undefined, Object.keys(output).join(), v.is(versions, input));
const named = v.strictObject({ alder: v.string(), constructor: v.string(), prototype: v.string() });
const { __proto__: _, ...own } = input;
console.log('strictObject:', Object.keys(v.parse(named, { alder: own.alder, constructor: own.constructor, prototype: own.prototype })).join());
JS
seen=$(node read.mjs)
expected='record: true true alder true
strictObject: alder,constructor,prototype'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
