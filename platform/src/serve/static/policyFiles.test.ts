import { describe, expect, it } from 'vitest';
import { headersFile } from './policyFiles.ts';

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
  it('names no header twice for one address', () => {
    const rules = headersFile(files, pages, allowedOrigins)
      .split('\n\n')
      .map((rule) => rule.trim().split('\n'));
    const matches = (path: string, address: string) =>
      path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
    for (const address of [
      '/',
      '/en',
      '/en/portfolio',
      '/portfolio/ikura',
      '/robots.txt',
      '/r/home/1.0.0/a.js',
      '/speculation.json',
      '/x',
    ]) {
      const names = rules
        .filter(([path = '']) => matches(path, address))
        .flatMap(([, ...lines]) => lines.map((line) => line.trim().split(':')[0]));
      expect(new Set(names).size, address).toBe(names.length);
      expect(names, address).toContain('content-security-policy');
    }
  });

  it('has documents passed on as they are, and says so of nothing else', () => {
    const rules = headersFile([...files, 'en/app.json', 'app.json', 'google0123.html'], pages, allowedOrigins).split(
      '\n\n',
    );
    const cached = (path: string) =>
      /cache-control: (.*)/.exec(rules.find((rule) => rule.startsWith(`${path}\n`)) ?? '')?.[1];
    for (const path of ['/', '/en', '/en/*', '/portfolio', '/portfolio/*', '/google0123.html'])
      expect(cached(path), path).toBe('no-cache, no-transform');
    for (const path of ['/robots.txt', '/app.json']) expect(cached(path), path).toBe('no-cache');
  });

  it('is refused when hosts would not read all of it', () => {
    const many = Array.from({ length: 97 }, (_, index) => `page-${index}.html`);
    expect(() => headersFile(many, many, allowedOrigins)).toThrow('would have 101 rules, and static hosts read 100');
  });
});
