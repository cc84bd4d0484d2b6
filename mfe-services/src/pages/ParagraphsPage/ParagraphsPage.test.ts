import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const cases = languages.flatMap((language) => [
  { path: '/services/ppc', language, paragraphs: 3, next: 'siblings' } as const,
  { path: '/services/marketing-strategy', language, paragraphs: 5, next: 'about-seo' } as const,
]);

it.each(cases)('$path in $language has $paragraphs paragraphs of its own', async ({ path, language, ...expected }) => {
  const { $ } = await renderPage(remote, path, language);
  const own = $('section').first().prev().children();
  expect($('section').first().attr('id')).toBe(expected.next);
  expect(own.filter('p')).toHaveLength(expected.paragraphs);
  expect(own).toHaveLength(expected.paragraphs);
  for (const paragraph of own.toArray()) expect($(paragraph).text().length).toBeGreaterThan(100);
});

it.each(languages)('explains SEO in the same words on both pages that speak of it, in %s', async (language) => {
  const [seo, strategy] = await Promise.all(
    (['/services/seo', '/services/marketing-strategy'] as const).map((path) => renderPage(remote, path, language)),
  );
  const text = seo?.$('#about-seo').text();
  expect(text?.length).toBeGreaterThan(500);
  expect(seo?.$('#about-seo h2').text()).toBe({ ua: 'Про SEO', en: 'About SEO' }[language]);
  expect(strategy?.$('#about-seo').text()).toBe(text);
});
