#!/usr/bin/env bash
# cheerio 1.2.0: with the parser of `cheerio/slim` (htmlparser2) whoever keeps one attribute of a document keeps the document's whole text in memory; with that of
# `cheerio` (parse5) not.
#
# htmlparser2 cuts values out of the text that it is given, and V8 makes a part of 13 characters and more a view of the whole; parse5 puts them
# together anew. A check of links that takes the quicker parser and remembers the addresses of a thousand pages of 300 KB so has 300 MB in memory, and no
# object that shows why: the heap's snapshot names strings of some 30 characters. A copy (`structuredClone`) lets the document go. Seen with Node 20 and
# Node 24. Fails if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cheerio@1.2.0 >/dev/null

cat >keep.mjs <<'JS'
const [parser, how, href] = process.argv.slice(2);
const { load } = await import(parser);
const documents = 20;
const text = (number) => `<body><a href="${href}${number % 10}">to</a>${'<p>вода</p>'.repeat(60_000)}</body>`;
const bytes = text(0).length * 2 * documents;
const read = (number) => load(text(number))('a').attr('href');
const used = () => (gc(), gc(), process.memoryUsage().heapUsed);
// What parsing needs by itself is there before it is measured.
read(0);
const before = used();
const kept = Array.from({ length: documents }, (_, number) => (how === 'copied' ? structuredClone(read(number)) : read(number)));
const share = (used() - before) / bytes;
console.log(`${parser} | ${kept[0].length} characters, ${how} | ${share > 0.9 ? 'the documents stay' : share < 0.1 ? 'they go' : share}`);
JS
seen=$(for parser in cheerio cheerio/slim; do
  node --expose-gc keep.mjs "$parser" 'as read' /a/page/of/this/site/
  node --expose-gc keep.mjs "$parser" copied /a/page/of/this/site/
  node --expose-gc keep.mjs "$parser" 'as read' /a/page/
done)
expected='cheerio | 22 characters, as read | they go
cheerio | 22 characters, copied | they go
cheerio | 9 characters, as read | they go
cheerio/slim | 22 characters, as read | the documents stay
cheerio/slim | 22 characters, copied | they go
cheerio/slim | 9 characters, as read | they go'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
