import type { Snapshot } from 'shared/contract';
import { expect, it } from 'vitest';
import { mergeLocalRemotes } from './deployedRest.ts';

const entry = (url: string) => ({ url, integrity: `sha256-${'A'.repeat(43)}=` });
const route = (path: `/${string}`, owner: string) => ({ path, page: 'P', owner, title: { ua: path, en: path } });
const snapshot = (of: Readonly<Record<string, readonly `/${string}`[]>>, version: string): Snapshot => ({
  contract: 1,
  releases: Object.fromEntries(Object.keys(of).map((name) => [name, version])),
  remotes: Object.fromEntries(
    Object.keys(of).map((name) => [name, { version, entry: entry(`/r/${name}/${version}.js`) }]),
  ),
  routes: Object.entries(of).flatMap(([name, paths]) => paths.map((path) => route(path, name))),
  chunks: Object.fromEntries(Object.keys(of).map((name) => [name, {}])),
});

const deployed = snapshot({ home: ['/', '/terms'], news: ['/news', '/news/old'] }, '1.0.0');

it('a local remote and its pages replace the deployed remote of the same name', () => {
  const shown = mergeLocalRemotes(deployed, snapshot({ news: ['/news', '/news/new'], shop: ['/shop'] }, 'dev'), 'x');
  expect(shown.releases).toEqual({ home: '1.0.0', news: 'dev', shop: 'dev' });
  expect(shown.remotes.news?.entry.url).toBe('/r/news/dev.js');
  expect(shown.routes.map(({ path }) => path)).toEqual(['/', '/news', '/news/new', '/shop', '/terms']);
});

it('a local page under the path of another deployed remote is refused', () => {
  expect(() => mergeLocalRemotes(deployed, snapshot({ news: ['/terms'] }, 'dev'), 'https://porohy.example')).toThrow(
    'news claims /terms, which is a page of home at https://porohy.example.',
  );
});
