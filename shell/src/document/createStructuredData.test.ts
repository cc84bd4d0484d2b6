// @vitest-environment node
import { defaultSite } from 'shared/site';
import { serializeJsonLd } from 'shared/structuredData';
import { expect, it } from 'vitest';
import { createStructuredData } from './createStructuredData.ts';

const meta = { title: 'News', description: 'What is new', ogLine: 'New' };
const body =
  '<nav><ol data-breadcrumb="" class="list"><li class="item"><a class="link" href="/en">Home</a></li><li aria-current="page">What’s new &amp; &lt;old&gt; &quot;&#x27;</li></ol></nav>';
const told = (more: object = {}) => {
  const options = {
    meta,
    path: '/news',
    language: 'en',
    site: defaultSite,
    body,
    picture: undefined,
    ...more,
  } as const;
  return (JSON.parse(serializeJsonLd(createStructuredData(options))) as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];
};

it('structured data contains the visible breadcrumb as plain text', () => {
  const { origin } = defaultSite;
  expect(told().at(-1)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/en` },
      { '@type': 'ListItem', position: 2, name: 'What’s new & <old> "\'', item: `${origin}/en/news` },
    ],
  });
});

it('a page without a breadcrumb has no BreadcrumbList, nor has the home page', () => {
  const kinds = (more: object) => told(more).map((thing) => thing['@type']);
  expect(kinds({ body: '<h1>News</h1>' })).toEqual(['WebPage']);
  expect(kinds({ path: '/' })).toEqual(['Organization', 'WebSite', 'WebPage']);
});

it('the page’s metadata sets its type and its main entity', () => {
  const about = { '@type': 'CreativeWork', name: 'Ikura' };
  const [page] = told({ meta: { ...meta, kind: 'CollectionPage', about } });
  expect(page).toMatchObject({ '@type': 'CollectionPage', mainEntity: { ...about, inLanguage: 'en' } });
});
