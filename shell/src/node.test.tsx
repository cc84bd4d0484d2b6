// @vitest-environment node
import type { PageToRender, RenderOptions } from 'shared/shellModule';
import { describe, expect, it, vi } from 'vitest';
import { mergeSite, renderPage } from './node.tsx';

vi.hoisted(() => vi.stubGlobal('__SHARE_VERSIONS__', {}));

const integrity = `sha256-${'A'.repeat(43)}=`;
const script = { url: '/r/shell/js/starter.1a2b3c4d.js', integrity };
const route = { path: '/news', page: 'News' } as const;

const ownPage = (hydratesOnIntent?: boolean): PageToRender => ({
  owner: 'news',
  version: '3f9c2a1b07',
  route,
  Page: () => <h1>news</h1>,
  messages: {},
  meta: { title: 'News', description: 'd', ogLine: 'o' },
  hydratesOnIntent,
});

const modules = { frame: [script], page: [script], animate: script, contents: script, passage: script };
const options: RenderOptions = {
  path: '/news',
  language: 'en',
  site: mergeSite({}, 'the test'),
  routeTable: [{ ...route, owner: 'news', title: { ua: 'Новини', en: 'News' } }],
  snapshot: {
    shell: '0123456789',
    route,
    remote: { name: 'news', version: '3f9c2a1b07', entry: { url: '/r/news/entry.1a2b3c4d.js', integrity } },
    site: {},
  },
  styles: [],
  starter: { script, ...modules, report: script, stone: script, vitals: script },
};

const pageOf = (hydratesOnIntent?: boolean) => renderPage({ ...options, page: ownPage(hydratesOnIntent) });

it('two pages rendered at the same time keep their own languages', async () => {
  const [ua, en] = await Promise.all((['ua', 'en'] as const).map((language) => renderPage({ ...options, language })));
  expect(ua).toMatch(/<html lang="uk">[\s\S]*Перейти/);
  expect(en).toMatch(/<html lang="en">[\s\S]*Skip to content/);
  expect(en).not.toContain('Перейти');
});

describe('a rendered page', () => {
  it('a page names the content digests of its releases', async () => {
    const html = await pageOf();
    expect(html).toContain('data-release="3f9c2a1b07"');
    expect(html).toMatch(/id="snapshot">\{"shell":"0123456789".*"version":"3f9c2a1b07"/);
  });

  it('a page loads its script at once if its remote does not mark interactive parts', async () => {
    expect(await pageOf()).toContain('"atOnce":true');
    expect(await pageOf(true)).not.toContain('atOnce');
  });
});
