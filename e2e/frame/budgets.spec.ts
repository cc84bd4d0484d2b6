import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { bothLanguages, expect, hydrate, test, testedPages } from '../site.ts';

const workspace = join(import.meta.dirname, '../..');

/** Returns the KB of brotli that a remote's page may load as JavaScript, from the remote's `budget.json`. */
const budgetOf = (owner: string): number =>
  JSON.parse(readFileSync(join(workspace, `mfe-${owner}`, 'budget.json'), 'utf8')).firstLoad;

/** The heaviest pages, each for a different reason. For every other remote, the test loads the remote's first page. */
const heaviest = [
  '/',
  '/portfolio/ikura',
  '/services/digital-marketing',
  '/services/seo',
  '/services/wordpress',
  '/cybersecurity',
  '/exchange',
].filter((path) => path in testedPages);
const measuredOwners = new Set(heaviest.map((path) => testedPages[path]));
const others = [...new Set(Object.values(testedPages))]
  .filter((owner) => !measuredOwners.has(owner))
  .map((owner) => Object.keys(testedPages).find((path) => testedPages[path] === owner) ?? '');

for (const path of [...heaviest, ...others]) {
  const kilobytes = budgetOf(testedPages[path] ?? '');
  test(`${path} loads at most ${kilobytes} KB of JavaScript, plus ten per cent`, async ({ page, request }) => {
    // Counts only files that the HTML names, not files that load later on scroll or interaction. The starter has its own budget.
    const html = await (await request.get(path)).text();
    const named = (url: string) => html.includes(new URL(url).pathname) && !/\/starter\./.test(url);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js(\?|$)/.test(request.url()) && named(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    // A sum smaller than the shell's own script would mean that the test missed files.
    expect(bytes).toBeGreaterThan(60 * 1024);
    // Allows ten per cent above the budget, as the checks before a release do (`checkBudgets.ts`).
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1100);
  });
}

for (const language of bothLanguages) {
  test(`the frame’s styles are at most 12 KB, in ${language}`, async ({ request }) => {
    const $ = load(await (await request.get(language === 'ua' ? '/terms' : '/en/terms')).text());
    const frame = $('style')
      .toArray()
      .filter((style) => /(^|\/)main\b/.test($(style).attr('data-href') ?? ''))
      .map((style) => $(style).text())
      .join('');
    expect(frame).toContain('--porohy-color-paper');
    expect(brotliCompressSync(frame).length).toBeLessThanOrEqual(12 * 1024);
  });
}
