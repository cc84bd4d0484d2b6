import type { Remote } from 'shared/contract';
import { createMessages } from 'shared/language';
import { expect, it } from 'vitest';
import { loadPage } from './loadPage.browser.ts';

const first = { path: '/news/first', page: 'News' } as const;
const second = { path: '/news/second', page: 'News' } as const;
const all = { news: { first: 'перша', second: 'друга' } };
const none = async () => ({});

/** A remote as an older platform built it: all words come at once. */
const older: Remote = {
  name: 'news',
  routes: [first, second],
  pages: { News: async () => () => null },
  locales: { ua: async () => all, en: none },
  pageMeta: { ua: none, en: none },
};
const newer: Remote = {
  ...older,
  words: {
    '/news/first': { ua: async () => ({ news: { first: 'перша' } }), en: none },
    '/news/second': { ua: async () => ({ news: { second: 'друга' } }), en: none },
  },
};

const opening = () => {
  const instance = createMessages({ language: 'ua', variables: {} });
  const open = (remote: Remote, route: typeof first | typeof second) =>
    loadPage(remote, route, 'ua', async () => instance);
  return { instance, open };
};

it('brings the words of the page alone, and those of the next page beside them', async () => {
  const { instance, open } = opening();
  await open(newer, first);
  expect(instance.getResourceBundle('ua', 'news')).toEqual({ news: { first: 'перша' } });
  await open(newer, second);
  expect(instance.getResourceBundle('ua', 'news')).toEqual(all);
});

it('brings all words of a remote that does not tell them by page', async () => {
  const { instance, open } = opening();
  await open(older, first);
  expect(instance.getResourceBundle('ua', 'news')).toEqual(all);
});

it('leaves what a remote has told as it is: another instance begins with nothing', async () => {
  const { open } = opening();
  await open(newer, first);
  await open(newer, second);
  expect(await newer.words?.['/news/first']?.ua()).toEqual({ news: { first: 'перша' } });
});

it('refuses a page that the remote does not have', async () => {
  const { open } = opening();
  await expect(open({ ...newer, pages: {} }, first)).rejects.toThrow('The remote "news" has no page "News".');
});
