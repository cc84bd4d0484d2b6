import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSite } from 'shared/site';
import { expect, it } from 'vitest';
import { StandaloneSite } from './StandaloneSite.tsx';

it('the link to the Ukrainian document carries the choice of language', () => {
  const html = renderToStaticMarkup(<StandaloneSite language="en" site={defaultSite} />);
  expect(html).toContain('href="/#ua"');
});

it.each([
  ['ua', 'https://porohy.example/'],
  ['en', 'https://porohy.example/en'],
] as const)('the mail links of the %s document carry its own address', (language, address) => {
  const $ = load(renderToStaticMarkup(<StandaloneSite language={language} site={defaultSite} />));
  const links = $('a[href^="mailto:"]').toArray();
  const bodies = links.map(({ attribs }) => new URL(attribs.href ?? '').searchParams.get('body'));
  expect(new Set(bodies)).toEqual(new Set([address]));
});
