import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { bothLanguages, expect, hydrated, test } from '../site.ts';

/** All JavaScript of a first load, in brotli bytes as they travel. */
const scriptBudgets = {
  '/': 150,
  '/portfolio/ikura': 165,
  '/services/digital-marketing': 140,
  '/services/seo': 140,
  '/services/wordpress': 140,
  '/cybersecurity': 130,
  '/exchange': 150,
} as const;

for (const [path, kilobytes] of Object.entries(scriptBudgets)) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js(\?|$)/.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    // Less than the shell's own would mean that nothing was counted.
    expect(bytes).toBeGreaterThan(60 * 1024);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
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
