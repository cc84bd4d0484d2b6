#!/usr/bin/env bash
# playwright-core 1.65.1: under `page.clock.install()` a page cannot read its browser's measurements. `performance.getEntriesByType('navigation')` is
# empty, and so is the document's `Server-Timing`.
#
# The clock replaces the whole `performance` object, not only `now()`. Code that reads the view's ID from `Server-Timing` finds none and takes another
# branch. So a test that only wants to skip eight seconds tests something else. A `PerformanceObserver` with `buffered` still receives the navigation.
# Seen with Chromium 156 (the installed one, or CHROMIUM=…) and Node 20. Fails once this is repaired.
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
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'server-timing': 'view;desc="a1"' });
  response.end('<!doctype html><title>View</title>');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
for (const installed of [false, true]) {
  const page = await browser.newPage();
  if (installed) await page.clock.install();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const read = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ serverTiming }) => serverTiming[0].description));
  const observed = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const tell = (list) => resolve(list.getEntries().map(({ serverTiming }) => serverTiming[0].description));
        new PerformanceObserver(tell).observe({ type: 'navigation', buffered: true });
      }),
  );
  console.log(`clock ${installed ? 'installed' : 'left'} | read: ${read.join()} | observed: ${observed.join()}`);
}
await browser.close();
server.close();
JS
seen=$(node look.mjs "$chromium")
expected='clock left | read: a1 | observed: a1
clock installed | read:  | observed: a1'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
