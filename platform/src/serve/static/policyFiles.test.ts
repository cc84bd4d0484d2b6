import { describe, expect, it } from 'vitest';
import { createHeadersFile } from './policyFiles.ts';

const allowedOrigins = { mapFrame: '', contactEndpoint: '' };
const files = [
  'index.html',
  'en.html',
  'portfolio.html',
  'portfolio/ikura.html',
  'en/portfolio.html',
  '404.html',
  'en/404.html',
  'robots.txt',
];
const pages = files.filter((file) => file.endsWith('.html'));

describe('_headers', () => {
  it('documents have no-transform, and other files do not', () => {
    const rules = createHeadersFile(
      [...files, 'en/app.json', 'app.json', 'google0123.html'],
      pages,
      allowedOrigins,
    ).split('\n\n');
    const cached = (path: string) =>
      /cache-control: (.*)/.exec(rules.find((rule) => rule.startsWith(`${path}\n`)) ?? '')?.[1];
    for (const path of ['/', '/en', '/en/*', '/portfolio', '/portfolio/*', '/google0123.html'])
      expect(cached(path), path).toBe('no-cache, no-transform');
    for (const path of ['/robots.txt', '/app.json']) expect(cached(path), path).toBe('no-cache');
  });

  it('more rules than hosts read are refused', () => {
    const many = Array.from({ length: 97 }, (_, index) => `page-${index}.html`);
    expect(() => createHeadersFile(many, many, allowedOrigins)).toThrow(
      'would have 101 rules, but static hosts read only 100',
    );
  });
});
