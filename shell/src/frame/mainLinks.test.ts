import { expect, it } from 'vitest';
import { getAriaCurrent } from './mainLinks.ts';

it.each([
  ['/portfolio', '/portfolio', 'page'],
  ['/portfolio', '/portfolio/ikura', 'location'],
  ['/services', '/services/seo', 'location'],
  ['/portfolio', '/portfolio-of-others', undefined],
  ['/', '/portfolio', undefined],
  ['/', '/', 'page'],
])('a link to %s on %s is current as %s', (to, path, as) => {
  expect(getAriaCurrent(to, path)).toBe(as);
});
