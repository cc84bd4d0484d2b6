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

it('the note appears while its block is a sample', () => {
  expect(render(defaultSite)).toMatch(/^<p class="[^"]+" data-sample="reviews">The reviews are invented\.<\/p>$/);
});

it('the note is absent once the owner supplied the block’s real content', () => {
  expect(render({ ...defaultSite, reviews: { sample: false } })).toBe('');
});

it('the note appears when an older shell does not know the block’s switch', () => {
  const { reviews: _, ...older } = defaultSite;
  expect(render(older as Site)).toContain('data-sample="reviews"');
});
