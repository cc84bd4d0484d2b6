import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { bothLanguages, expect, hydrated, test } from '../site.ts';

/** `budgets.json`: all JavaScript that a page names and asks for, in brotli bytes as they travel, by the remote that owns the page. */
const { firstLoad: budgets }: { firstLoad: Record<string, number> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8'),
);
const pages = {
  '/': 'home',
  '/portfolio/ikura': 'portfolio',
  '/services/digital-marketing': 'services',
  '/services/seo': 'services',
  '/services/wordpress': 'services',
  '/cybersecurity': 'cybersecurity',
  '/exchange': 'exchange-landing',
} as const;

for (const [path, owner] of Object.entries(pages)) {
  const kilobytes = budgets[owner] ?? 0;
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ page, request }) => {
    // What comes when a part of the page is near or touched is no part of it, and the starter has a budget of its own.
    const html = await (await request.get(path)).text();
    const named = (url: string) => html.includes(new URL(url).pathname) && !/\/starter\./.test(url);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js(\?|$)/.test(request.url()) && named(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    // Less than the shell's own would mean that nothing was counted.
    expect(bytes).toBeGreaterThan(60 * 1024);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1000);
  });
}

for (const language of bothLanguages) {
  test(`the frame’s styles weigh at most 12 KB, in ${language}`, async ({ request }) => {
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
