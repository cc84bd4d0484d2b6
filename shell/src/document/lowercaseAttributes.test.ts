import { expect, it } from 'vitest';
import { lowercaseAttributes } from './lowercaseAttributes.ts';

it('writes the attributes of HTML in lower case, and leaves drawings, values and texts', () => {
  const drawing = '<svg viewBox="0 0 1 1"><path pathLength="1"/></svg>';
  expect(
    lowercaseAttributes(`<a hrefLang="uk" title="a srcSet here">srcSet ${drawing}</a><source srcSet="a.avif 1w"/>`),
  ).toBe(`<a hreflang="uk" title="a srcSet here">srcSet ${drawing}</a><source srcset="a.avif 1w"/>`);
});
