import { describe, expect, it } from 'vitest';
import {
  linkTo,
  openAddress,
  previewCommand,
  promoteCommand,
  sourceCommand,
  swapped,
  tagsOf,
  tellCommit,
  tellComposition,
} from './composition.browser.ts';
import type { PanelFacts, PanelPackage } from './PanelFacts.ts';

const packageOf = (name: string, more: Partial<PanelPackage> = {}): PanelPackage => ({
  name,
  version: '1.0.0',
  live: '1.0.0',
  budget: { firstLoad: 100, returning: 10 },
  shares: {},
  releases: [],
  ...more,
});

const live = { number: 7, at: '2026-11-24T00:00:00.000Z', who: 'olena', why: 'a test' };
const preview: PanelFacts = {
  preview: { id: 'a'.repeat(24), name: 'news', version: '2.0.0', until: '2026-12-01T10:00:00.000Z', who: 'olena' },
  live,
  packages: [packageOf('shell'), packageOf('home'), packageOf('news', { version: '2.0.0' })],
  pages: [],
  sharedStyles: [],
};
const { preview: _none, ...rest } = preview;
const development: PanelFacts = {
  ...rest,
  packages: [
    packageOf('shell', { sources: 'shown' }),
    packageOf('home', { version: '1.1.0' }),
    packageOf('news', { sources: 'shown' }),
    packageOf('shop', { version: '3.0.0', sources: 'there' }),
  ],
};

describe('a preview', () => {
  it('is told with its release, who made it, until when, and what the rest is', () => {
    expect(tellComposition(preview)).toBe(
      'Preview of news 2.0.0 by olena, until 2026-12-01. The rest is entry 7 of the log.',
    );
    expect(preview.packages.map(tagsOf)).toEqual(['live', 'live', 'not live']);
  });

  it('has its own link, which opens at the page where somebody is', () => {
    const own = `https://porohy.example/preview/${'a'.repeat(24)}`;
    expect(linkTo(preview, 'https://porohy.example', '/')).toBe(own);
    expect(linkTo(preview, 'https://porohy.example', '/en/news')).toBe(`${own}/en/news`);
  });

  it('names the commands that show another release, and that promote this one', () => {
    expect(previewCommand('news', '3.0.0', '/en/news')).toBe('npm run release -- preview news@3.0.0 --at /en/news');
    expect(previewCommand('news', '3.0.0', '/')).toBe('npm run release -- preview news@3.0.0');
    expect(promoteCommand(preview)).toBe('npm run release -- promote news@2.0.0');
  });
});

describe('while developing', () => {
  it('it is told what is from source', () => {
    expect(tellComposition(development)).toBe(
      'Development: shell, news from source, the rest as released (entry 7 of the log).',
    );
  });

  it('a link names the releases that are shown, and neither the shell nor what is from source', () => {
    expect(linkTo(development, 'http://localhost:3100', '/en')).toBe(
      'http://localhost:3100/dev/open?with=home@1.1.0,shop@3.0.0&at=%2Fen',
    );
  });

  it('another release takes the place of one, and what else is shown in place of something stays', () => {
    expect(swapped(development, 'news', '2.0.0')).toEqual(['home@1.1.0', 'news@2.0.0', 'shop@3.0.0']);
    expect(swapped(development, 'home', '1.0.0')).toEqual(['home@1.0.0', 'shop@3.0.0']);
    expect(swapped(development, 'shop', undefined)).toEqual(['home@1.1.0']);
    expect(openAddress([], '/')).toBe('/dev/open?with=&at=%2F');
  });

  it('the commands name what is from source', () => {
    expect(sourceCommand(development, 'home')).toBe('npm run dev -- news shop home');
    expect(promoteCommand(development)).toBe('npm run release -- publish shell news --promote --dry-run');
  });
});

it('a commit is told as far as it is the whole truth', () => {
  const commit = '084be73249e4352be0368b8a64a2fedbffc7ae9f';
  expect(tellCommit({ commit, clean: true })).toBe('084be73249');
  expect(tellCommit({ commit, clean: false })).toBe('084be73249, and what was not committed');
  expect(tellCommit(undefined)).toBeUndefined();
});
