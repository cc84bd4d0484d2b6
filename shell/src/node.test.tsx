// @vitest-environment node
import type { RemotePage, RenderOptions } from 'shared/shellModule';
import { describe, expect, it, vi } from 'vitest';
import { mergeSite, renderPage } from './node.tsx';

// The build defines it.
vi.hoisted(() => vi.stubGlobal('__SHARE_VERSIONS__', {}));

const integrity = `sha384-${'A'.repeat(64)}`;
const script = { url: '/r/shell/js/starter.1a2b3c4d.js', integrity };
const route = { path: '/news', page: 'News' } as const;
const contents = { shell: '0123456789', owner: '3f9c2a1b07' };

const ownPage = (version: string, marksNeeds?: boolean): RemotePage => ({
  owner: 'news',
  version,
  route,
  Page: () => <h1>news</h1>,
  messages: {},
  meta: { title: 'News', description: 'd', ogLine: 'o' },
  marksNeeds,
});

function optionsOf(number: string): RenderOptions {
  return {
    path: '/news',
    language: 'en',
    site: mergeSite({}, 'the test'),
    routeTable: [{ ...route, owner: 'news', title: { ua: 'Новини', en: 'News' } }],
    snapshot: {
      shell: `${number}-${contents.shell}`,
      route,
      remote: {
        name: 'news',
        version: `${number}-${contents.owner}`,
        entry: { url: '/r/news/entry.1a2b3c4d.js', integrity },
      },
      site: {},
    },
    styles: [],
    scripts: [],
    starter: { script, frame: [script], page: [script], animate: script, passage: script },
  };
}

/** A page of a remote as composing asks for it, of releases with these numbers. */
const pageOf = (number: string, named?: typeof contents, marksNeeds?: boolean) =>
  renderPage({ ...optionsOf(number), contents: named, page: ownPage(`${number}-${contents.owner}`, marksNeeds) });

describe('a page', () => {
  it('names its releases by their content, and so is the same under other numbers', async () => {
    const html = await pageOf('1.0.0', contents);
    expect(html).toContain('data-release="3f9c2a1b07"');
    expect(html).toMatch(/id="snapshot">\{"shell":"0123456789".*"version":"3f9c2a1b07"/);
    expect(html).not.toContain('1.0.0');
    expect(await pageOf('2.0.0', contents)).toBe(html);
  });

  it('is asked for at once where its remote does not mark what needs script', async () => {
    expect(await pageOf('1.0.0', contents)).toContain('"atOnce":true');
    expect(await pageOf('1.0.0', contents, true)).not.toContain('atOnce');
  });

  it('names the versions where a platform tells it no contents', async () => {
    const html = await pageOf('1.0.0');
    expect(html).toContain('data-release="1.0.0-3f9c2a1b07"');
    expect(html).toContain('"shell":"1.0.0-0123456789"');
  });
});
