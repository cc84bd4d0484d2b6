import { InvalidInputError } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import type { LocalPage } from './localRemotes.ts';
import { withLocalPage } from './withLocalPage.ts';

const pin = (url: string) => ({ url, integrity: `sha384-${'A'.repeat(64)}` });
const json = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
const graph = {
  '@graph': [{ '@type': 'WebPage', isPartOf: {}, name: 'News', description: 'old' }, { '@type': 'BreadcrumbList' }],
};

const notFound = '<style data-href="fonts">f{}</style>\n<style data-href="css/main.11111111.css">m{}</style>';
/** A document as a deployed shell writes it. */
const html = [
  '<!doctype html>',
  '<html lang="en">',
  '<head>',
  `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-f' 'sha256-m' 'sha256-old'">`,
  '<title>News &amp; more</title>',
  '<meta name="description" content="old">',
  '<link rel="canonical" href="https://site.example/en/news">',
  '<link rel="alternate" hreflang="uk" href="https://site.example/news">',
  '<link rel="alternate" hreflang="en" href="https://site.example/en/news">',
  '<meta property="og:url" content="https://site.example/en/news">',
  '<meta property="og:title" content="old">',
  '<meta property="og:image" content="https://site.example/r/news/cards/old.11111111.jpg">',
  '<link rel="preload" as="image" imagesrcset="/old.avif" fetchpriority="high">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="expect" href="#old" blocking="render">',
  '<style data-href="fonts">f{}</style>',
  '<style data-href="css/main.11111111.css">m{}</style>',
  '<style data-href="css/page-News.11111111.css">old{}</style>',
  '</head>',
  '<body>',
  '<div id="root"><header><a href="/news" hrefLang="uk">UA</a><a href="/en/news" hrefLang="en">ENG</a></header><main id="main" class="a"><!--$--><h1>Old</h1><p id="old"></p><!--/$--></main><footer id="foot"></footer></div>',
  json('snapshot', {
    shell: '0123456789',
    route: { path: '/news' },
    remote: { name: 'news', version: 'old' },
    site: { phone: '1' },
  }),
  json('modules', { frame: [pin('/r/shell/main.js')], page: [pin('/old.js')], atOnce: true, animate: pin('/a.js') }),
  `<script type="application/ld+json" id="structured-data">${JSON.stringify(graph)}</script>`,
  '<script type="module" crossorigin integrity="x" src="/r/shell/starter.js"></script>',
  '</body>',
].join('\n');

const route = { path: '/news', page: 'News', owner: 'news', title: { ua: 'Н', en: 'N' } } as const;
const page: LocalPage = {
  owner: 'news',
  route,
  main: '<!--$--><div data-remote="news"><h1>$& New</h1><p id="new"></p></div><!--/$-->',
  meta: {
    title: 'New "<title>"',
    description: 'new',
    ogLine: 'new line',
    card: { file: 'cards/new.22222222.jpg', alt: 'n' },
  },
  marksNeeds: true,
  styles: [{ file: 'css/page-News.22222222.css', css: 'new{}', hash: 'sha256-new' }],
  modules: [pin('/r/news/new.js')],
  snapshot: {
    route: { path: '/news', page: 'News' },
    remote: { name: 'news', version: 'dev', entry: pin('/r/news/e.js') },
  },
};
const shown = (around: Partial<Parameters<typeof withLocalPage>[0]> = {}, local: LocalPage = page) =>
  withLocalPage({ html, path: '/news', language: 'en', notFound, ...around }, local);
const dataIn = (document: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(document)?.[1] ?? '');

describe('a deployed document with a local page', () => {
  it('has its HTML, its styles and its pins, and the frame and its data as they were', async () => {
    const found = await shown();
    expect(found).toContain('<main id="main" class="a"><!--$--><div data-remote="news"><h1>$& New</h1>');
    expect(found).not.toContain('Old');
    expect(found).toContain(`'sha256-m' 'sha256-old' 'sha256-new'"`);
    expect(found.match(/<style data-href="[^"]*"/g)).toEqual(
      ['fonts', 'css/main.11111111.css', 'css/page-News.22222222.css'].map((file) => `<style data-href="${file}"`),
    );
    expect(dataIn(found, 'snapshot')).toEqual({ shell: '0123456789', site: { phone: '1' }, ...page.snapshot });
    expect(dataIn(found, 'modules')).toEqual({
      frame: [pin('/r/shell/main.js')],
      page: page.modules,
      animate: pin('/a.js'),
    });
    expect(found).toContain('<footer id="foot">');
    expect(found.split('\n').at(-2)).toBe(html.split('\n').at(-2));
  });

  it('says of itself what the local page says, escaped', async () => {
    const found = await shown();
    expect(found).toContain('<title>New &quot;&lt;title&gt;&quot;</title>');
    expect(found).toContain('<meta property="og:image" content="https://site.example/r/news/cards/new.22222222.jpg">');
    expect(found).toContain('<link rel="expect" href="#new" blocking="render">');
    expect(found).not.toContain('/old.avif');
    expect(dataIn(found, 'structured-data')['@graph'][0]).toMatchObject({ name: 'New "<title>"', description: 'new' });
  });

  it('stands at its own address in the frame of a neighbour', async () => {
    const path = '/news/today' as const;
    const found = await shown({}, { ...page, route: { ...route, path } });
    expect(found).toContain('<link rel="canonical" href="https://site.example/en/news/today">');
    expect(found).toContain('hreflang="uk" href="https://site.example/news/today"');
    expect(found).toContain('<a href="/news/today" hrefLang="uk">UA</a><a href="/en/news/today" hrefLang="en">');
    expect(found).not.toContain('structured-data');
  });

  it('is asked for at once where its remote does not mark what needs script', async () => {
    expect(dataIn(await shown({}, { ...page, marksNeeds: false }), 'modules').atOnce).toBe(true);
  });

  it('is none where the deployed shell writes another form', async () => {
    for (const other of ['<main', 'Content-Security-Policy', 'id="snapshot"', 'id="modules"'])
      await expect(shown({ html: html.replace(other, 'x') }), other).rejects.toThrow(InvalidInputError);
  });
});
