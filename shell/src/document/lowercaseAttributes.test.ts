import { expect, it } from 'vitest';
import { lowercaseAttributes } from './lowercaseAttributes.ts';

it('HTML attribute names become lower-case; SVG attributes, values and text stay', () => {
  const drawing = '<svg viewBox="0 0 1 1"><path pathLength="1"/></svg>';
  expect(
    lowercaseAttributes(`<a hrefLang="uk" title="a srcSet here">srcSet ${drawing}</a><source srcSet="a.avif 1w"/>`),
  ).toBe(`<a hreflang="uk" title="a srcSet here">srcSet ${drawing}</a><source srcset="a.avif 1w"/>`);
});
