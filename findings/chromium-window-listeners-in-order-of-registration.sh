#!/usr/bin/env bash
# Chromium 156: a capturing listener of `window` does not run before a listener that was added earlier without `capture`, although for elements and
# documents it does. The same holds for every `EventTarget` that is no node.
#
# The DOM standard calls the capturing listeners of a target first, and since version 89 Chromium is said to do so (MDN, addEventListener). The change
# reached nodes only. So `addEventListener('popstate', …, { capture: true })`, as `hashchange` and `message`, gives no way to act before the listener
# of a router that was added earlier: it runs in the order of registration.
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
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Order</title><p>Text');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const orders = await page.evaluate(async () => {
  const listen = (target, name) => {
    const order = [];
    const ended = new Promise((resolve) => {
      const note = (who) => order.push(who) === 2 && resolve(order.join(' before '));
      target.addEventListener(name, () => note('the older listener'));
      target.addEventListener(name, () => note('the capturing listener'), { capture: true });
    });
    return () => ended;
  };
  const dispatched = (target) => {
    const order = listen(target, 'plain');
    target.dispatchEvent(new Event('plain'));
    return order();
  };
  const popstate = listen(window, 'popstate');
  location.hash = 'part';
  return [
    ['element', await dispatched(document.querySelector('p'))],
    ['document', await dispatched(document)],
    ['window', await dispatched(window)],
    ['window, popstate of a fragment', await popstate()],
    ['EventTarget', await dispatched(new EventTarget())],
  ];
});
for (const [target, order] of orders) console.log(`${target}: ${order}`);
await browser.close();
server.close();
JS
seen=$(node look.mjs "$chromium")
expected='element: the capturing listener before the older listener
document: the capturing listener before the older listener
window: the older listener before the capturing listener
window, popstate of a fragment: the older listener before the capturing listener
EventTarget: the older listener before the capturing listener'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
