#!/usr/bin/env bash
# Chromium 156: after a change of the viewport's width, a `<picture>` whose next file is still loading keeps the box of its former file, although the
# matching `<source>` has `width` and `height`. Meanwhile the image names no file at all: `currentSrc` is empty, `complete` is false, its natural size is
# 0 × 0, and `decode()` waits.
#
# Dimensions on `<source>` are said to reserve the space of an art-directed picture. At a change of orientation they do not: the page jumps when the file
# arrives. And a check that waits for "all images that have a `currentSrc`" leaves out just the images that are being replaced. It sees the new text size
# over the old box. Waiting for `complete` and for the file of the matching source is enough.
# Seen with playwright-core 1.65.1, Chromium 156 (the installed one, or CHROMIUM=…) and Node 20. Fails once this changes.
set -euo pipefail
chromium=${CHROMIUM:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1 >/dev/null

cat >look.mjs <<'JS'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
const draw = (width, height) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
let sendTall;
const server = createServer((request, response) => {
  const send = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
  if (request.url === '/wide.svg') send('image/svg+xml', draw(400, 100));
  else if (request.url === '/tall.svg') sendTall = () => send('image/svg+xml', draw(100, 400));
  else
    send(
      'text/html',
      `<!doctype html><title>Picture</title><style>img { display: block; width: 200px; height: auto }</style><picture>
<source media="(width < 600px)" srcset="/tall.svg" width="100" height="400"><img src="/wide.svg" width="400" height="100" alt=""></picture>`,
    );
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const print = async (when) => {
  const seen = await page.evaluate(() => {
    const { currentSrc, complete, naturalWidth, naturalHeight, offsetHeight } = document.images[0];
    return [currentSrc.replace(location.origin, '') || 'no file', complete, `${naturalWidth} × ${naturalHeight}`, `${offsetHeight} px high`];
  });
  console.log([when, ...seen].join(' | '));
};
await print('wide');
await page.setViewportSize({ width: 400, height: 600 });
await page.waitForFunction(() => document.images[0].currentSrc === '' || document.images[0].offsetHeight > 50);
await print('loading');
sendTall();
await page.waitForFunction(() => document.images[0].complete);
await print('loaded');
await browser.close();
server.close();
JS
seen=$(node look.mjs "$chromium")
expected='wide | /wide.svg | true | 400 × 100 | 50 px high
loading | no file | false | 0 × 0 | 50 px high
loaded | /tall.svg | true | 100 × 400 | 800 px high'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
