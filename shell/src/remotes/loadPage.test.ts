import type { Remote } from 'shared/contract';
import { createMessages } from 'shared/language';
import { expect, it } from 'vitest';
import { loadPage } from './loadPage.browser.ts';

const first = { path: '/news/first', page: 'News' } as const;
const second = { path: '/news/second', page: 'News' } as const;
const all = { news: { first: 'перша', second: 'друга' } };
const none = async () => ({});

/** A remote without `words`, as older platform versions built it. It loads all messages together. */
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

it('a page loads only its own messages and keeps those already loaded', async () => {
  const { instance, open } = opening();
  await open(newer, first);
  expect(instance.getResourceBundle('ua', 'news')).toEqual({ news: { first: 'перша' } });
  await open(newer, second);
  expect(instance.getResourceBundle('ua', 'news')).toEqual(all);
});

it('a page of a remote without messages by page loads all messages', async () => {
  const { instance, open } = opening();
  await open(older, first);
  expect(instance.getResourceBundle('ua', 'news')).toEqual(all);
});

it('loading a page does not modify the remote’s messages', async () => {
  const { open } = opening();
  await open(newer, first);
  await open(newer, second);
  expect(await newer.words?.['/news/first']?.ua()).toEqual({ news: { first: 'перша' } });
});

it('a page that the remote does not have is refused', async () => {
  const { open } = opening();
  await expect(open({ ...newer, pages: {} }, first)).rejects.toThrow('The remote "news" has no page "News".');
});
