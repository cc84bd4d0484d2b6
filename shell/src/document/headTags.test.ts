import { defaultSite } from 'shared/site';
import { expect, it } from 'vitest';
import { frameCards } from '../cards/frameCards.ts';
import { type HeadOptions, listHeadTags } from './headTags.ts';

const options: HeadOptions = {
  meta: {
    title: 'Титул',
    description: 'Опис',
    ogLine: 'Рядок',
    card: { file: 'assets/seo-ua.1a2b3c4d.jpg', alt: 'SEO. Послуги, Пороги' },
  },
  base: '/r/services/1.0.0/',
  frameBase: '/r/shell/2.0.0/',
  path: '/services/seo',
  language: 'ua',
  origin: defaultSite.origin,
  siteName: 'Пороги',
  hasAddress: true,
};

const said = (name: string, changes: Partial<HeadOptions> = {}) =>
  listHeadTags({ ...options, ...changes })
    .filter(({ attributes }) => attributes.property === name || attributes.name === name)
    .map(({ attributes }) => attributes.content);

it('a page with its own card uses it as an absolute og:image', () => {
  expect(said('og:image')).toEqual(['https://porohy.example/r/services/1.0.0/assets/seo-ua.1a2b3c4d.jpg']);
  expect(said('og:image:alt')).toEqual(['SEO. Послуги, Пороги']);
  expect(['type', 'width', 'height'].map((part) => said(`og:image:${part}`))).toEqual([
    ['image/jpeg'],
    ['1200'],
    ['630'],
  ]);
  expect(said('twitter:card')).toEqual(['summary_large_image']);
});

it('a page without a card uses the frame’s card from the shell’s release', () => {
  const { card: _card, ...meta } = options.meta;
  for (const language of ['ua', 'en'] as const) {
    const { file, alt } = frameCards[language];
    expect(said('og:image', { meta, language })).toEqual([`https://porohy.example/r/shell/2.0.0/${file}`]);
    expect(said('og:image:alt', { meta, language })).toEqual([alt]);
  }
  expect(frameCards.ua.file).not.toBe(frameCards.en.file);
});

it('og:type is article for an article and website otherwise', () => {
  expect(said('og:type')).toEqual(['website']);
  expect(said('og:type', { meta: { ...options.meta, type: 'article' } })).toEqual(['article']);
});
