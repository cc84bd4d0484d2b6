import { expect, it } from 'vitest';
import { getAriaCurrent } from './mainLinks.ts';

it.each([
  ['/portfolio', '/portfolio', 'page'],
  ['/portfolio', '/portfolio/ikura', 'location'],
  ['/services', '/services/seo', 'location'],
  ['/portfolio', '/portfolio-of-others', undefined],
  ['/', '/portfolio', undefined],
  ['/', '/', 'page'],
])('the link to %s on page %s has aria-current %s', (to, path, as) => {
  expect(getAriaCurrent(to, path)).toBe(as);
});
