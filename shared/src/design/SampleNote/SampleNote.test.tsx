import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSite, type Site, SiteProvider } from 'shared/site';
import { expect, it } from 'vitest';
import { SampleNote } from './SampleNote.tsx';

const render = (site: Site) =>
  renderToStaticMarkup(
    <SiteProvider site={site}>
      <SampleNote block="reviews">The reviews are invented.</SampleNote>
    </SiteProvider>,
  );

it('says that a block is a sample, and which', () => {
  expect(render(defaultSite)).toMatch(/^<p class="[^"]+" data-sample="reviews">The reviews are invented\.<\/p>$/);
});

it('says nothing once the owner has supplied the real thing, whatever other blocks are', () => {
  expect(render({ ...defaultSite, reviews: { sample: false } })).toBe('');
});

it('says it also where an older shell knows no switch', () => {
  const { reviews: _, ...older } = defaultSite;
  expect(render(older as Site)).toContain('data-sample="reviews"');
});
