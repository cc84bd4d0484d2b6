import { expect, it } from 'vitest';
import {
  getPageMessagesChunk,
  groupMessagesByPage,
  listMessagesChunks,
  type MessageLoaders,
  selectMessageLoaders,
} from './messageLoaders.ts';

const loaders = (ua: object, en: object): MessageLoaders => ({
  ua: async () => ua as Record<string, unknown>,
  en: async () => en as Record<string, unknown>,
});
const common = loaders(
  { link: 'усі', news: { first: { title: 'один' } } },
  { link: 'all', news: { first: { title: 'one' } } },
);
const own = {
  '/news/first': loaders({ news: { first: { text: ['а'] } } }, { news: { first: { text: ['a'] } } }),
  '/news/second': loaders({ news: { second: { text: ['б'] } } }, { news: { second: { text: ['b'] } } }),
} as const;

it('a page loads the common messages merged with its own, and no other page’s', async () => {
  const { words } = groupMessagesByPage(own, common);
  expect(await words['/news/first']?.ua()).toEqual({ link: 'усі', news: { first: { title: 'один', text: ['а'] } } });
  expect(await words['/news/second']?.en()).toEqual({
    link: 'all',
    news: { first: { title: 'one' }, second: { text: ['b'] } },
  });
});

it('locales contain the messages of all pages', async () => {
  const all = { link: 'усі', news: { first: { title: 'один', text: ['а'] }, second: { text: ['б'] } } };
  expect(await groupMessagesByPage(own, common).locales.ua()).toEqual(all);
  expect(await groupMessagesByPage(own).locales.en()).toEqual({
    news: { first: { text: ['a'] }, second: { text: ['b'] } },
  });
});

it('messages load only on request, and only those of the requested page', async () => {
  const loaded: string[] = [];
  const told = (name: string): MessageLoaders => ({
    ua: async () => ({ [name]: loaded.push(`${name} ua`) }),
    en: async () => ({ [name]: loaded.push(`${name} en`) }),
  });
  const { words } = groupMessagesByPage({ '/a': told('a'), '/b': told('b') }, told('common'));
  expect(loaded).toEqual([]);
  await words['/a']?.en();
  expect(loaded).toEqual(['common en', 'a en']);
});

it('a page without its own message loaders uses the remote’s locales', async () => {
  const locales = loaders({ all: 'усі' }, { all: 'all' });
  expect(selectMessageLoaders({ locales }, '/news/first')).toBe(locales);
  expect(selectMessageLoaders({ locales, words: own }, '/news/first')).toBe(own['/news/first']);
  expect(selectMessageLoaders({ locales, words: own }, '/news')).toBe(locales);
});

it('two pages never share the name of a messages chunk', () => {
  const paths = ['/', '/a', '/b', '/a/b', '/a-b', '/a/b/c', '/a-b/c', '/a/b-c'] as const;
  expect(new Set(paths.map((path) => getPageMessagesChunk(path, 'ua'))).size).toBe(paths.length);
  expect(listMessagesChunks('/portfolio/ikura', 'en')).toEqual(['locale-en', 'locale-portfolio--ikura-en']);
  expect(listMessagesChunks('/', 'ua')).toEqual(['locale-ua', 'locale-index-ua']);
});
