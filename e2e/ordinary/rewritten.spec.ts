import type { Page } from '@playwright/test';
import { addressIn, bothLanguages, expect, test, whole } from '../site.ts';
import { readPage, shareOf, silent, textOf } from '../words.ts';

/*
 * Proxies may rewrite documents, though these forbid it (`no-transform`): to make them smaller, to count, to measure, to protect. The page is read
 * all the same, its mail is reached, and it hydrates wherever its scripts are left alone.
 */

const atItsEnd = (html: string, what: string) => html.replace('</body>', `${what}</body>`);
const inBody = (html: string, write: (body: string) => string) => {
  const begins = html.indexOf('<body');
  return html.slice(0, begins) + write(html.slice(begins));
};
/** Replaces in texts of the body only: neither in tags nor in what a script or a style says. */
const inTexts = (html: string, write: (text: string) => string) =>
  inBody(html, (body) =>
    body.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]+>|[^<]+/g, (part) =>
      part.startsWith('<') ? part : write(part),
    ),
  );

const rewritings: Readonly<Record<string, (html: string) => string>> = {
  'comments taken out': (html) => html.replace(/<!--[\s\S]*?-->/g, ''),
  'lines joined': (html) => html.replace(/\n\s*/g, ' '),
  'white space between tags taken out': (html) => inTexts(html, (text) => (/^[ \n\t]+$/.test(text) ? '' : text)),
  // The parser makes the same document of it.
  'quotes and end tags that may be missing taken out, and letters written as numbers': (html) =>
    inTexts(
      inBody(html, (body) =>
        body
          .replace(/(<\w[^<>]*?\s(?:id|class|type|name))="([\w-]+)"/g, '$1=$2')
          .replace(/<\/(li|dt|dd|tr|td|th|option)>(?=\s*<(?:\1|\/ul|\/ol|\/dl|\/t))/g, ''),
      ),
      (text) => text.replace(/[^ -~\n]|o/gu, (letter) => `&#${letter.codePointAt(0)};`),
    ),
  'a counter, a bar, a link for robots, a beacon and a script put around the page': (html) =>
    [
      '<a rel="nofollow" style="display:none" href="/cdn-cgi/content?id=1">link</a>',
      '<script defer src="https://static.example/beacon.min.js"></script>',
      '<script>(function(){window.zone=1})()</script>',
    ]
      .reduce(atItsEnd, html)
      .replace('<head>', '$&<script async src="/cdn-cgi/zaraz/s.js"></script><meta name="zone" content="1">')
      .replace(/<body[^>]*>/, '$&<div id="zone-bar"><a href="/">Zone</a></div>'),
  'pictures asked of the zone': (html) =>
    inBody(html, (body) => body.replace(/(<img\b[^>]*?) src="/g, '$1 data-zone="1" src="/cdn-cgi/image/format=auto')),
  'pictures that wait for its script': (html) =>
    inBody(html, (body) =>
      body.replace(/(<img\b[^>]*?) src="/g, '$1 src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="'),
    ),
  'scripts that wait for its script': (html) => html.replace(/ type="module"/g, ' type="3f-module"'),
};
/** A form, and a page of texts and drawings. */
const sample = ['/contact-us', '/portfolio/ikura'];
/** Rewritings after which no script of ours runs. */
const withoutScript = ['scripts that wait for its script'];

/** Opens an address whose document is written anew on its way. @returns its text as it was and as it came */
async function open(page: Page, address: string, write: (html: string) => string) {
  const html = await (await page.request.get(address)).text();
  const written = write(html);
  expect(written === html, `${address} has nothing to be written anew`).toBe(false);
  await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body: written }));
  await page.goto(address);
  return { was: textOf(html), came: textOf(written) };
}

for (const [what, write] of Object.entries(rewritings))
  test(`${what}: pages are read, their mail is reached, and they hydrate`, {
    tag: what === 'white space between tags taken out' ? [] : '@all',
  }, async ({ page }) => {
    for (const [index, path] of sample.entries()) {
      const address = addressIn(path, bothLanguages[index % 2] ?? 'ua');
      const { was, came } = await open(page, address, write);
      const isRead = async (when: string, served: string) => {
        const { text, isBlank } = await page.evaluate(readPage, silent);
        expect.soft(isBlank, `${address} ${when}`).toBe(false);
        expect.soft(shareOf(text, served), `${address} ${when}`).toBeGreaterThan(0.97);
      };
      await isRead('as it came', came);
      if (path === '/contact-us') await expect.soft(page.locator('main a[href^="mailto:"]').first()).toContainText('@');
      if (withoutScript.includes(what)) continue;
      await whole(page);
      await isRead('when it responds', was);
    }
  });
