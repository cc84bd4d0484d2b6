import { expect, type Page, test } from '@playwright/test';
import { notFromOutside } from '../site.ts';
import { faultProxy } from './faultProxy.ts';
import { lookAt, servedText, shareOf } from './lookAt.ts';
import { focusAfter } from './walk.ts';
import { says } from './wire.ts';

notFromOutside('stands behind a proxy of its own');

/** The table would be green if it saw nothing: each of what it looks for is broken here on purpose. */
const address = '/portfolio/ikura';

async function looked(page: Page, site: string, harm: () => void): Promise<string[]> {
  await page.goto(site + address);
  await page.evaluate(harm);
  return lookAt(page, await servedText(site, address));
}

test('a page that is whole has no findings', async ({ page, baseURL }) => {
  expect(await looked(page, baseURL ?? '', () => {})).toEqual([]);
});

test('a blank page is found', async ({ page, baseURL }) => {
  const found = await looked(page, baseURL ?? '', () => document.querySelector('main')?.replaceChildren());
  expect(found.slice(0, 2)).toEqual(['says 0 % of its text', 'is blank']);
});

test('a page of which a tenth is gone is found', async ({ page, baseURL }) => {
  const found = await looked(page, baseURL ?? '', () => {
    const sections = [...document.querySelectorAll('main section')];
    sections.sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0))[0]?.remove();
  });
  expect(found[0]).toMatch(/^says [5-9]\d % of its text$/);
});

test('a page that is there and cannot be seen is found', async ({ page, baseURL }) => {
  const found = await looked(page, baseURL ?? '', () => {
    for (const heading of document.querySelectorAll('h1')) heading.style.opacity = '0';
  });
  expect(found).toEqual(['is blank']);
});

test('a menu that does not open is found', async ({ page, baseURL }) => {
  const found = await looked(page, baseURL ?? '', () => {
    for (const button of document.querySelectorAll('header nav button')) button.removeAttribute('popovertarget');
    for (const button of document.querySelectorAll('header button[commandfor]')) button.removeAttribute('commandfor');
    document.querySelector('header nav button')?.setAttribute('popovertarget', 'nothing');
  });
  expect(found).toEqual(['its menu does not open']);
});

test('bytes that nothing pins are found when they run', async ({ page, baseURL }) => {
  const found = await looked(page, baseURL ?? '', () => Object.assign(globalThis, { unpinnedRan: true }));
  expect(found).toEqual(['ran bytes that nothing pins']);
});

test('a focus that is lost is found', async ({ page, baseURL }) => {
  await page.goto((baseURL ?? '') + address);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  expect(await focusAfter(page, 'main h1')).toEqual(['the focus is on BODY, not on main h1']);
});

test('the share of a text counts each word as often as it stands there', () => {
  expect(shareOf('a b', 'a b a b')).toBe(0.5);
  expect(shareOf('', 'a')).toBe(0);
  expect(shareOf('a', '')).toBe(0);
});

test('the proxy counts what it has done, and lets all else through', async ({ baseURL }) => {
  const proxy = await faultProxy(baseURL ?? '');
  try {
    proxy.use(/^\/snapshot\.json/, says(503));
    expect((await fetch(`${proxy.url}/sitemap.xml`)).status).toBe(200);
    expect(proxy.met()).toBe(0);
    expect((await fetch(`${proxy.url}/snapshot.json`)).status).toBe(503);
    expect(proxy.met()).toBe(1);
  } finally {
    await proxy.close();
  }
});
