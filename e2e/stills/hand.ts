import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';

/**
 * Letters of several sizes, edges, curves and a gradient: browsers of other versions, and machines that smooth letters otherwise, draw it in
 * another hand. It has nothing of the site.
 */
const card = `<!doctype html><body style="margin:0;background:linear-gradient(#eef1ea,#0a2a30)"><svg width="200" height="60"><path d="M0 40C60 0 140 60 200 20" fill="none" stroke="#e2007a" stroke-width="1.3"/><circle cx="150" cy="30" r="17.5" fill="#0a2a30"/></svg>${[9, 11, 14, 17, 23, 36].map((size) => `<p style="margin:3px 7.5px;font:${size}px 'Liberation Sans',Arial,sans-serif;border-radius:4px;border:1px solid">Пороги Rapids 0123 ≈ Щґї</p>`).join('')}`;

/** SHA-256 of how a browser draws the card, 16 digits: where it is the same, equal pages are equal pixels. */
export async function handOf(browser: Browser): Promise<string> {
  const hash = createHash('sha256');
  for (const deviceScaleFactor of [0.5, 1]) {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 }, deviceScaleFactor });
    await page.setContent(card);
    hash.update(await page.screenshot({ scale: 'device' }));
    await page.close();
  }
  return hash.digest('hex').slice(0, 16);
}
