#!/usr/bin/env bash
# cheerio 1.2.0: with `cheerio/slim` (htmlparser2), code that keeps one attribute of a document keeps the whole document text in memory. With
# `cheerio` (parse5) it does not.
#
# htmlparser2 cuts values out of the source text, and V8 stores a substring of 13 or more characters as a view of the whole text; parse5 builds new
# strings. A link checker that uses htmlparser2 and remembers the addresses of a thousand pages of 300 KB therefore holds 300 MB. The heap snapshot
# names only strings of some 30 characters. A copy (`structuredClone`) releases the document. Seen with Node 20 and 24. Fails once this is repaired.
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
// Parses once before the measurement, so that the parser's own memory does not count.
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
