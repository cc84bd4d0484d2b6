import type { Page } from '@playwright/test';
import { invisibleTextSelector, measureShownShare, readMainText, readTextWithout } from '../mainText.ts';
import { bothLanguages, expect, getAddress, hydrateWholePage, test } from '../site.ts';

/*
 * Tests documents that proxies have rewritten to compress, count, measure or protect them, although `no-transform` forbids it. The page
 * must stay readable, its email link must work, and it must hydrate unless the proxy holds back the scripts.
 */

const atItsEnd = (html: string, what: string) => html.replace('</body>', `${what}</body>`);
const inBody = (html: string, write: (body: string) => string) => {
  const begins = html.indexOf('<body');
  return html.slice(0, begins) + write(html.slice(begins));
};
/** Changes only the body's texts, not tags, scripts or styles. */
const inTexts = (html: string, write: (text: string) => string) =>
  inBody(html, (body) =>
    body.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]+>|[^<]+/g, (part) =>
      part.startsWith('<') ? part : write(part),
    ),
  );

const rewritings: Readonly<Record<string, (html: string) => string>> = {
  'comments removed': (html) => html.replace(/<!--[\s\S]*?-->/g, ''),
  'lines joined': (html) => html.replace(/\n\s*/g, ' '),
  'white space between tags removed': (html) => inTexts(html, (text) => (/^[ \n\t]+$/.test(text) ? '' : text)),
  // The HTML has other characters, but a parser creates the same document from it.
  'optional quotes and end tags removed, and letters written as character references': (html) =>
    inTexts(
      inBody(html, (body) =>
        body
          .replace(/(<\w[^<>]*?\s(?:id|class|type|name))="([\w-]+)"/g, '$1=$2')
          .replace(/<\/(li|dt|dd|tr|td|th|option)>(?=\s*<(?:\1|\/ul|\/ol|\/dl|\/t))/g, ''),
      ),
      (text) => text.replace(/[^ -~\n]|o/gu, (letter) => `&#${letter.codePointAt(0)};`),
    ),
  'a counter, a bar, a robot trap, a beacon and a script added around the page': (html) =>
    [
      '<a rel="nofollow" style="display:none" href="/cdn-cgi/content?id=1">link</a>',
      '<script defer src="https://static.example/beacon.min.js"></script>',
      '<script>(function(){window.zone=1})()</script>',
    ]
      .reduce(atItsEnd, html)
      .replace('<head>', '$&<script async src="/cdn-cgi/zaraz/s.js"></script><meta name="zone" content="1">')
      .replace(/<body[^>]*>/, '$&<div id="zone-bar"><a href="/">Zone</a></div>'),
  'pictures loaded from the proxy': (html) =>
    inBody(html, (body) => body.replace(/(<img\b[^>]*?) src="/g, '$1 data-zone="1" src="/cdn-cgi/image/format=auto')),
  'pictures that wait for the proxy’s script': (html) =>
    inBody(html, (body) =>
      body.replace(/(<img\b[^>]*?) src="/g, '$1 src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="'),
    ),
  'scripts that wait for the proxy’s script': (html) => html.replace(/ type="module"/g, ' type="3f-module"'),
};
/** Addresses of a page with a form, and of a page with texts and drawings. */
const sample = ['/contact-us', '/portfolio/ikura'];
/** Names of rewritings after which the site's scripts do not run. */
const withoutScript = ['scripts that wait for the proxy’s script'];

/** Opens an address whose document is rewritten on the way. @returns the document's text before and after */
async function open(page: Page, address: string, write: (html: string) => string) {
  const html = await (await page.request.get(address)).text();
  const written = write(html);
  expect(written === html, `${address} has nothing to be written anew`).toBe(false);
  await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body: written }));
  await page.goto(address);
  return { was: readMainText(html), came: readMainText(written) };
}

for (const [what, write] of Object.entries(rewritings))
  test(`${what}: pages are readable, their email links work, and they hydrate`, {
    tag: what === 'white space between tags removed' ? [] : '@all',
  }, async ({ page }) => {
    for (const [index, path] of sample.entries()) {
      const address = getAddress(path, bothLanguages[index % 2] ?? 'ua');
      const { was, came } = await open(page, address, write);
      const isRead = async (when: string, served: string) => {
        const { text, isBlank } = await page.evaluate(readTextWithout, invisibleTextSelector);
        expect.soft(isBlank, `${address} ${when}`).toBe(false);
        expect.soft(measureShownShare(text, served), `${address} ${when}`).toBeGreaterThan(0.97);
      };
      await isRead('as it came', came);
      if (path === '/contact-us') await expect.soft(page.locator('main a[href^="mailto:"]').first()).toContainText('@');
      if (withoutScript.includes(what)) continue;
      await hydrateWholePage(page);
      await isRead('when it responds', was);
    }
  });
