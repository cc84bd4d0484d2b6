import { describe, expect, it } from 'vitest';
import { resolveTarget } from './resolveTarget.ts';

const files = new Set([
  'index.html',
  'index.html.br',
  'en.html',
  'portfolio.html',
  'en/portfolio.html',
  'portfolio/ikura.html',
  '404.html',
  'en/404.html',
  'snapshot.json',
  'snapshot.json.br',
  'robots.txt',
  'facts/news.json',
  'facts/prices.txt',
  'reach.json',
  'zoo404.html',
]);

/** Files at addresses that the site's owner chose. */
const ownFiles = new Set(['google0123.html', '.well-known/proof']);
for (const file of ownFiles) files.add(file);

const former: Readonly<Record<string, string | null>> = {
  '/old': '/portfolio',
  '/en/old': '/en/portfolio',
  '/over': null,
  '/en/over': null,
  '/blog': 'https://blog.example/%D0%B0',
};
const listed = {
  has: (file: string) => files.has(file),
  isPage: (file: string) => files.has(file) && file.endsWith('.html') && !ownFiles.has(file),
  redirect: (address: string) => (Object.hasOwn(former, address) ? former[address] : undefined),
};

describe('resolveTarget', () => {
  it.each([
    ['/', { kind: 'document', file: 'index.html' }],
    ['/?a=1', { kind: 'document', file: 'index.html' }],
    ['/portfolio', { kind: 'document', file: 'portfolio.html' }],
    ['/google0123.html', { kind: 'file', file: 'google0123.html' }],
    ['/facts/prices.txt', { kind: 'file', file: 'facts/prices.txt' }],
    ['/blog?b=1', { kind: 'redirect', to: 'https://blog.example/%D0%B0?b=1' }],
    ['/%65n/portfolio?a=1', { kind: 'redirect', to: '/en/portfolio?a=1' }],
    ['/%69ndex.html', { kind: 'redirect', to: '/' }],
    ['/Portfolio', { kind: 'redirect', to: '/portfolio' }],
    ['/PORTFOLIO/Ikura.HTML', { kind: 'redirect', to: '/portfolio/ikura' }],
    ['/portfolio).', { kind: 'redirect', to: '/portfolio' }],
    ['/en/portfolio%20', { kind: 'redirect', to: '/en/portfolio' }],
    ['/portfolio%C2%A0', { kind: 'redirect', to: '/portfolio' }],
    ['/portfolio%09%20%0D%C2%A0.', { kind: 'redirect', to: '/portfolio' }],
    ['/portfolio/,?a=1', { kind: 'redirect', to: '/portfolio?a=1' }],
    ['/)', { kind: 'redirect', to: '/' }],
    ['/.well-known/proof', { kind: 'file', file: '.well-known/proof' }],
    ['/portfolio/?a=1', { kind: 'redirect', to: '/portfolio?a=1' }],
    ['/portfolio.html', { kind: 'redirect', to: '/portfolio' }],
    ['/index.html', { kind: 'redirect', to: '/' }],
    ['/snapshot.json', { kind: 'file', file: 'snapshot.json' }],
    [
      '/r/portfolio/1.0.0/@mf-types.zip',
      { kind: 'release', name: 'portfolio', version: '1.0.0', file: '@mf-types.zip' },
    ],
    ['/r/portfolio/js/main.1a2b3c4d.js', { kind: 'hashed', name: 'portfolio', file: 'js/main.1a2b3c4d.js' }],
    ['/r/portfolio/entry.1a2b3c4d.js', { kind: 'hashed', name: 'portfolio', file: 'entry.1a2b3c4d.js' }],
    [
      '/r/portfolio/1.0.0-ab12/js/main.1a2b3c4d.js',
      { kind: 'release', name: 'portfolio', version: '1.0.0-ab12', file: 'js/main.1a2b3c4d.js' },
    ],
    ['/en/old?a=1&b=%20', { kind: 'redirect', to: '/en/portfolio?a=1&b=%20' }],
    ['/old/', { kind: 'redirect', to: '/portfolio' }],
    ['/old.html?a=1', { kind: 'redirect', to: '/portfolio?a=1' }],
    ['/old/index.html', { kind: 'redirect', to: '/portfolio' }],
    ['/over', { kind: 'gone', document: '404.html' }],
    ['/en/over/?a=1', { kind: 'gone', document: 'en/404.html' }],
    ['/zoo404', { kind: 'document', file: 'zoo404.html' }],
    ['/..%2f..%2fetc/passwd', { kind: 'malformed' }],
    ['/portfolio/index.html', { kind: 'redirect', to: '/portfolio' }],
    ['/r/portfolio/1.0.0/../../../../etc/passwd', { kind: 'malformed' }],
    ['/%E0%A4%A', { kind: 'malformed' }],
    ['/a%00b', { kind: 'malformed' }],
  ])('%s resolves to its file, redirect or error', (address, resolved) => {
    expect(resolveTarget(address, listed)).toEqual(resolved);
  });

  const nowhere = `
    /portfolio- /.portfolio /Portfolios /x/../Portfolio /404. /Robots.txt /Old /google0123 /old// /old/more /nothing
    /english /reach.json /404 /snapshot.json.br /facts/news.json /r/portfolio/1.0.0/js/main.js.br /portfolio/../en
    /portfolio// /constructor /r/portfolio/js/main.js /r/portfolio/js/main.1a2b3c4d.js.br
    /r/portfolio/js/main.1a2b3c4d.br /r/portfolio/mf-manifest.json /r/portfolio/js/../main.1a2b3c4d.js
    /portfolio%E2%80%83 /portfolio%EF%BB%BF /portfolio%C3%82%C2%A0 /portfolio/i%E2%84%AAura
    /r/portfolio/1.0.0/../../../etc/passwd //evil.example/ /a%5cb /%E0%A4`;

  it.each([...nowhere.trim().split(/\s+/), `/${'.'.repeat(100_000)}x`])('the address %s is not found', (address) => {
    expect(resolveTarget(address, listed)).toEqual({ kind: 'notFound', document: '404.html' });
  });

  it.each(['/en/nothing', '/en/./x'])('the address %s is not found, in English', (address) => {
    expect(resolveTarget(address, listed)).toEqual({ kind: 'notFound', document: 'en/404.html' });
  });
});
