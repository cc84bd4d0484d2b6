import { load } from 'cheerio/slim';
import { expect, it } from 'vitest';
import { preloadFirstPicture } from './renderPageJob.ts';

const head = '<!doctype html><html><head>\n<link rel="icon" href="/icon.svg">\n</head><body>';
const source = (attributes: string) => `<source ${attributes}/>`;
const first = '<img src="b.webp" fetchPriority="high"/>';

const linksOf = (html: string) =>
  load(preloadFirstPicture(html, load(html)))('link[rel=preload]')
    .toArray()
    .map(({ attribs }) => attribs);

it('the head preloads the first format of the first screen’s picture', () => {
  const html = `${head}<picture>${source('type="image/avif" srcSet="b-1.avif 1w, b-2.avif 2w" sizes="(width &lt; 768px) 180vw, 100vw"')}${first}</picture>`;
  expect(linksOf(html)).toEqual([
    {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: 'b-1.avif 1w, b-2.avif 2w',
      imagesizes: '(width < 768px) 180vw, 100vw',
      fetchpriority: 'high',
    },
  ]);
});

it('of a picture’s two crops the browser preloads only the matching one', () => {
  const portrait = source('media="(width < 768px)" type="image/avif" srcSet="p.avif 1w" sizes="100vw"');
  const fallback = source('media="(width < 768px)" srcSet="p.webp 1w" sizes="100vw"');
  const wide = source('type="image/avif" srcSet="b.avif 1w" sizes="100vw"');
  const links = linksOf(`${head}<picture>${portrait}${fallback}${wide}${first}</picture>`);
  expect(links.map(({ imagesrcset, media }) => [imagesrcset, media])).toEqual([
    ['p.avif 1w', '(width < 768px)'],
    ['b.avif 1w', 'not all and (width < 768px)'],
  ]);
});

it('a page with only lazy pictures stays unchanged', () => {
  const html = `${head}<picture>${source('srcSet="a.avif 1w"')}<img src="a.webp" loading="lazy"/></picture>`;
  expect(preloadFirstPicture(html, load(html))).toBe(html);
});
