// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { applyHead, prepareHead, readHead } from './applyHead.browser.ts';
import type { HeadOptions } from './headTags.ts';

const first: HeadOptions = {
  meta: {
    title: 'Стаття',
    description: 'Опис',
    ogLine: 'Рядок',
    type: 'article',
    card: { file: 'assets/article-ua.1a2b3c4d.jpg', alt: 'Стаття. Пороги' },
  },
  base: '/r/cybersecurity/1.0.0/',
  frameBase: '/r/shell/2.0.0/',
  path: '/cybersecurity',
  language: 'ua',
  origin: 'https://porohy.example',
  siteName: 'Пороги',
  addressed: true,
};
const second: HeadOptions = {
  ...first,
  meta: { title: 'Друга', description: 'd', ogLine: 'o', card: { file: 'assets/b.jpg', alt: 'b' } },
  base: '/r/home/1.0.0/',
  path: '/',
};

const content = (selector: string) =>
  [...document.head.querySelectorAll<HTMLMetaElement>(selector)].map((tag) => tag.content);
const image = () => content('meta[property="og:image"]');

beforeEach(async () => {
  await prepareHead();
  document.head.innerHTML = '';
  applyHead(first);
});

it('says everything once after a navigation, and again what it said first after the way back', () => {
  const before = document.head.innerHTML;
  const kept = readHead(first.base);
  applyHead(second);
  expect(image()).toEqual(['https://porohy.example/r/home/1.0.0/assets/b.jpg']);
  expect(content('meta[name="twitter:card"]')).toHaveLength(1);
  expect(content('meta[property="og:type"]')).toEqual(['website']);
  applyHead({ ...first, meta: kept });
  expect(document.head.innerHTML).toBe(before);
});

it('takes away what search engines were told of the page before', () => {
  document.body.innerHTML = '<script type="application/ld+json" id="structured-data">{}</script>';
  applyHead(first);
  expect(document.body.children).toHaveLength(1);
  applyHead(second);
  expect(document.body.children).toHaveLength(0);
});

it('takes a card of the frame for none of the page’s own', () => {
  const { card: _card, ...meta } = first.meta;
  document.head.innerHTML = '';
  applyHead({ ...first, meta });
  expect(readHead(first.base)).toEqual(meta);
  expect(readHead(undefined).card).toBeUndefined();
});

it('leaves the head of the document as it came until another page is prepared', async () => {
  vi.resetModules();
  const untouched = await import('./applyHead.browser.ts');
  document.title = 'Translated';
  untouched.applyHead(first);
  expect(document.title).toBe('Translated');
});
