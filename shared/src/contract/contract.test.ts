import { describe, expect, it } from 'vitest';
import { parsePageSnapshot } from './PageSnapshot.ts';
import { parseRelease } from './parseRelease.ts';
import { getFileAddress, readContentHash } from './Release.ts';
import { formatAddress, isPagePath, readAddress } from './Route.ts';
import { parseSnapshot } from './Snapshot.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const release = {
  format: 3,
  contract: 1,
  name: 'portfolio',
  version: '1.0.0-3f9c2a1b07',
  files: { 'browser/entry.js': integrity, 'node/main.cjs': integrity },
  entry: 'browser/entry.js',
  chunks: { portfolio: { js: ['browser/entry.js'], css: [] } },
  node: 'node/main.cjs',
  shares: { react: '^19.3.1' },
  content: '3f9c2a1b07',
  seal: integrity,
};

describe('parseRelease', () => {
  it('parseRelease returns a valid release unchanged', () => {
    expect(parseRelease(release, 'release.json')).toEqual(release);
  });

  it('parseRelease refuses an unknown field, and names file, field and next step', () => {
    expect(() => parseRelease({ ...release, extra: 1 }, 'portfolio/1.0.0/release.json')).toThrow(
      /portfolio\/1\.0\.0\/release\.json is invalid\.\n {2}extra: this field is unknown\nBuild and publish the release again/,
    );
  });

  it('parseRelease refuses an entry named like a property of every object, such as toString', () => {
    expect(() => parseRelease({ ...release, entry: 'toString' }, 'r')).toThrow(/lacks toString/);
  });

  it.each(['constructor', 'prototype'])('parseRelease refuses the package name %s', (name) => {
    expect(() => parseRelease({ ...release, name }, 'r')).toThrow(/name: is not a name in lower case, or is reserved/);
  });

  it('an error about 20,000 wrong fields names only the first', () => {
    const files = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`browser/${index}.js`, 'md5-x']));
    expect(() => parseRelease({ ...release, files }, 'r')).toThrow(
      /^r is invalid\.\n {2}files\.browser\/0\.js: .*\n.*$/,
    );
  });

  it('an error about a few wrong fields names every field', () => {
    const parse = () =>
      parseRelease({ ...release, name: 'Portfolio', files: { 'browser/entry.js': 'md5-x' }, contract: 2 }, 'r');
    expect(parse).toThrow(/contract: /);
    expect(parse).toThrow(/name: is not a name in lower case/);
    expect(parse).toThrow(/files\.browser\/entry\.js: is not a sha256/);
  });

  it('parseRelease accepts only ten lower-case hex digits as content', () => {
    const of = (content: string) => parseRelease({ ...release, content }, 'r').content;
    expect(of('3f9c2a1b07')).toBe('3f9c2a1b07');
    for (const wrong of ['3F9C2A1B07', '3f9c2a1b0', '1.0.0-3f9c2a1b07']) expect(() => of(wrong)).toThrow(/content: /);
  });

  it('parseRelease refuses a release that names a file it does not contain', () => {
    expect(() => parseRelease({ ...release, chunks: { x: { js: ['browser/gone.js'], css: [] } } }, 'r')).toThrow(
      /lacks browser\/gone\.js/,
    );
  });
});

describe('parsing a snapshot', () => {
  const page = {
    route: { path: '/portfolio', page: 'PortfolioPage' },
    remote: { name: 'portfolio', version: '1.0.0', entry: { url: '/r/x.js', integrity } },
    site: {},
    shell: '1.0.0',
  };

  it('parsePageSnapshot accepts a cloned page snapshot and refuses anything else', () => {
    expect(parsePageSnapshot(structuredClone(page), 'page')).toEqual(page);
    const { route: _route, remote: _remote, ...notFound } = page;
    expect(parsePageSnapshot(notFound, 'page')).toEqual(notFound);
    for (const other of [
      null,
      [],
      'text',
      {},
      { ...page, shell: 1 },
      { ...page, site: null },
      { ...page, remote: undefined },
    ])
      expect(() => parsePageSnapshot(other, 'page')).toThrow(/page is invalid.*Compose the site again/s);
  });

  it('parseSnapshot refuses a site snapshot in which a title is missing', () => {
    const whole = {
      contract: 1,
      releases: {},
      remotes: {},
      chunks: {},
      routes: [{ path: '/', page: 'P', owner: 'home', title: { ua: 'А' } }],
    };
    expect(() => parseSnapshot(whole, '/snapshot.json')).toThrow(/routes\.0\.title\.en/);
  });
});

describe('the path of a page', () => {
  it.each(['/', '/portfolio', '/portfolio/ikura', '/previews', '/proofs', '/facts/index-funds'])(
    '%s is allowed',
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );

  it.each([
    '/en',
    '/r/news',
    '/dev',
    '/preview/1',
    '/proof',
    '/404',
    '/index',
    '/news/index',
    '/News',
    '/news/',
    'news',
    '/a//b',
  ])('%s is refused', (path) => expect(isPagePath(path)).toBe(false));
});

describe('formatAddress and readAddress', () => {
  it.each([
    ['/', 'ua', '/'],
    ['/', 'en', '/en'],
    ['/portfolio/ikura', 'ua', '/portfolio/ikura'],
    ['/portfolio/ikura', 'en', '/en/portfolio/ikura'],
  ] as const)('path %s in language %s has the address %s, and the reverse', (path, language, address) => {
    expect(formatAddress(path, language)).toBe(address);
    expect(readAddress(address)).toEqual({ path, language });
  });

  it('/english is read as a Ukrainian path, and a trailing slash is dropped', () => {
    expect(readAddress('/english')).toEqual({ path: '/english', language: 'ua' });
    expect(readAddress('/en/')).toEqual({ path: '/', language: 'en' });
    expect(readAddress('/portfolio/')).toEqual({ path: '/portfolio', language: 'ua' });
  });
});

describe('getFileAddress', () => {
  it('a file with a content hash in its name has an address without the release version', () => {
    const addressOf = (file: string) => getFileAddress(release, file);
    for (const file of ['js/main.1a2b3c4d.js', 'remoteEntry.1e758d98.js', 'fonts/onest-400.0badcafe.woff2'])
      expect(addressOf(file)).toBe(`/r/portfolio/${file}`);
    for (const file of [
      'entry.js',
      'mf-manifest.json',
      '@mf-types/remote.d.ts',
      'js/main.1a2b.js',
      'js/main.1a2b3c4.js',
      'js/main.1A2B3C4D.js',
      'js/main.1a2b3c4de.js',
      'js/main.1a2b3c4d.js.br',
      '1a2b3c4d.js',
    ])
      expect(addressOf(file), file).toBe(`/r/portfolio/1.0.0-3f9c2a1b07/${file}`);
  });
});

describe('readContentHash', () => {
  it('readContentHash returns the digest of a version, or the whole version of a numbered release', () => {
    expect(readContentHash('1.0.0-3f9c2a1b07')).toBe('3f9c2a1b07');
    for (const version of ['2.3.1', '2.3.1-beta.1', '3f9c2a1b07']) expect(readContentHash(version)).toBe(version);
  });
});
