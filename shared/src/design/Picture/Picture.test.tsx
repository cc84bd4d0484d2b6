import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { AssetsProvider } from 'shared/assets';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './Picture.tsx';
import type { PictureFiles } from './PictureFiles.ts';

const files: PictureFiles = {
  width: 1280,
  height: 896,
  avif: [
    { file: 'a-480.avif', width: 480 },
    { file: 'a-1280.avif', width: 1280 },
  ],
  webp: [{ file: 'a-800.webp', width: 800 }],
};
const portrait: PictureFiles = {
  width: 600,
  height: 720,
  avif: [{ file: 'p-600.avif', width: 600 }],
  webp: [{ file: 'p-600.webp', width: 600 }],
};
const show = (more: Partial<PictureProps> = {}) =>
  load(
    renderToStaticMarkup(
      <AssetsProvider base="/r/portfolio/1.0.0/">
        <Picture files={files} alt="Roe" sizes="60vw" {...more} />
      </AssetsProvider>,
    ),
  );

describe('a picture', () => {
  it('a picture offers all AVIF widths, and WebP as the fallback, from its own release', () => {
    const $ = show();
    expect($('source[type="image/avif"]').attr('srcset')).toBe(
      '/r/portfolio/1.0.0/a-480.avif 480w, /r/portfolio/1.0.0/a-1280.avif 1280w',
    );
    expect($('img').attr('src')).toBe('/r/portfolio/1.0.0/a-800.webp');
  });

  it('a picture has dimensions and loads lazily, unless it is in the first screen', () => {
    expect(show()('img').attr()).toMatchObject({ width: '1280', height: '896', loading: 'lazy', alt: 'Roe' });
    expect(show({ first: true })('img').attr()).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
  });

  it('the portrait crop is the picture’s first source and has its own dimensions', () => {
    const sources = show({ portrait })('source').toArray();
    expect(sources.map(({ attribs }) => [attribs.media ?? '', attribs.width ?? ''])).toEqual([
      ['(width < 768px)', '600'],
      ['(width < 768px)', '600'],
      ['', ''],
    ]);
  });
});
