import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolveAddress.ts';

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
  'site.json',
  'reach.json',
  'zoo404.html',
]);

/** What an owner has laid at addresses of their own. */
const ownFiles = new Set(['google0123.html', '.well-known/proof', 'BingSiteAuth.xml']);
for (const file of ownFiles) files.add(file);

const former: Readonly<Record<string, string | null>> = {
  '/old': '/portfolio',
  '/en/old': '/en/portfolio',
  '/portfolio/left': '/',
  '/over': null,
  '/en/over': null,
};
const listed = {
  has: (file: string) => files.has(file),
  isPage: (file: string) => files.has(file) && file.endsWith('.html') && !ownFiles.has(file),
  redirect: (address: string) => (Object.hasOwn(former, address) ? former[address] : undefined),
};

describe('resolveAddress', () => {
  it.each([
    ['/', { kind: 'document', file: 'index.html' }],
    ['/?a=1', { kind: 'document', file: 'index.html' }],
    ['/en', { kind: 'document', file: 'en.html' }],
    ['/portfolio', { kind: 'document', file: 'portfolio.html' }],
    ['/google0123.html', { kind: 'file', file: 'google0123.html' }],
    ['/google0123', { kind: 'notFound', document: '404.html' }],
    ['/.well-known/proof', { kind: 'file', file: '.well-known/proof' }],
    ['/BingSiteAuth.xml?x=1', { kind: 'file', file: 'BingSiteAuth.xml' }],
    ['/portfolio/ikura', { kind: 'document', file: 'portfolio/ikura.html' }],
    ['/en/', { kind: 'redirect', to: '/en' }],
    ['/portfolio/?a=1', { kind: 'redirect', to: '/portfolio?a=1' }],
    ['/portfolio.html', { kind: 'redirect', to: '/portfolio' }],
    ['/index.html', { kind: 'redirect', to: '/' }],
    ['/index', { kind: 'redirect', to: '/' }],
    ['/snapshot.json', { kind: 'file', file: 'snapshot.json' }],
    [
      '/r/portfolio/1.0.0-ab12/js/main.1.js',
      { kind: 'release', name: 'portfolio', version: '1.0.0-ab12', file: 'js/main.1.js' },
    ],
    [
      '/r/portfolio/1.0.0/@mf-types.zip',
      { kind: 'release', name: 'portfolio', version: '1.0.0', file: '@mf-types.zip' },
    ],
    ['/r/portfolio/js/main.1a2b3c4d.js', { kind: 'shared', name: 'portfolio', file: 'js/main.1a2b3c4d.js' }],
    ['/r/portfolio/entry.1a2b3c4d.js', { kind: 'shared', name: 'portfolio', file: 'entry.1a2b3c4d.js' }],
    [
      '/r/portfolio/1.0.0-ab12/js/main.1a2b3c4d.js',
      { kind: 'release', name: 'portfolio', version: '1.0.0-ab12', file: 'js/main.1a2b3c4d.js' },
    ],
    ['/old', { kind: 'redirect', to: '/portfolio' }],
    ['/en/old?a=1&b=%20', { kind: 'redirect', to: '/en/portfolio?a=1&b=%20' }],
    ['/old/', { kind: 'redirect', to: '/portfolio' }],
    ['/old.html?a=1', { kind: 'redirect', to: '/portfolio?a=1' }],
    ['/old/index.html', { kind: 'redirect', to: '/portfolio' }],
    ['/portfolio/left', { kind: 'redirect', to: '/' }],
    ['/old//', { kind: 'notFound', document: '404.html' }],
    ['/old/more', { kind: 'notFound', document: '404.html' }],
    ['/over', { kind: 'gone', document: '404.html' }],
    ['/en/over/?a=1', { kind: 'gone', document: 'en/404.html' }],
    ['/nothing', { kind: 'notFound', document: '404.html' }],
    ['/en/nothing', { kind: 'notFound', document: 'en/404.html' }],
    ['/english', { kind: 'notFound', document: '404.html' }],
    ['/zoo404', { kind: 'document', file: 'zoo404.html' }],
    ['/reach.json', { kind: 'notFound', document: '404.html' }],
    ['/404', { kind: 'notFound', document: '404.html' }],
    ['/snapshot.json.br', { kind: 'notFound', document: '404.html' }],
    ['/site.json', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/1.0.0/js/main.js.br', { kind: 'notFound', document: '404.html' }],
    ['/..%2f..%2fetc/passwd', { kind: 'malformed' }],
    ['/portfolio/../en', { kind: 'notFound', document: '404.html' }],
    ['/en/./x', { kind: 'notFound', document: 'en/404.html' }],
    ['/portfolio//', { kind: 'notFound', document: '404.html' }],
    ['/portfolio/index.html', { kind: 'redirect', to: '/portfolio' }],
    ['/constructor', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/js/main.js', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/js/main.1a2b3c4d.js.br', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/js/main.1a2b3c4d.br', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/mf-manifest.json', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/js/../main.1a2b3c4d.js', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/1.0.0/../../../etc/passwd', { kind: 'notFound', document: '404.html' }],
    ['/r/portfolio/1.0.0/../../../../etc/passwd', { kind: 'malformed' }],
    ['//evil.example/', { kind: 'notFound', document: '404.html' }],
    ['/%E0%A4%A', { kind: 'malformed' }],
    ['/a%00b', { kind: 'malformed' }],
    ['/a%5cb', { kind: 'notFound', document: '404.html' }],
    ['/%E0%A4', { kind: 'notFound', document: '404.html' }],
  ])('%s', (address, resolved) => {
    expect(resolveAddress(address, listed)).toEqual(resolved);
  });
});
