import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeRemote, releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { composeSite, prepareSite } from './composeSite.ts';

let store: ReleaseStore;

beforeEach(async () => {
  store = await storeWithShell();
});

/** Releases the remotes and composes a site of them. @returns the site's ID */
async function composed(remotes: Readonly<Record<string, FakeRemote>>, site = {}): Promise<string> {
  for (const [name, remote] of Object.entries(remotes)) await releaseRemote(store, name, remote);
  const others = Object.fromEntries(Object.keys(remotes).map((name) => [name, '1.0.0']));
  return (await composeSite(store, { releases: { shell: '1.0.0', ...others }, site })).site;
}
/** Reads the redirects of a site, without the one that every site has for its icon. */
async function redirectsOf(site: string) {
  const { '/favicon.ico': _icon, ...redirects } = (await readSite(store.read, site)).redirects ?? {};
  return redirects;
}
const home = { routes: ['/', '/about'] };
const news: FakeRemote = { routes: ['/news'], redirects: { '/news/old': '/about', '/news/over': null } };

describe('redirects of remotes', () => {
  it('a site lists the redirects of its remotes in both languages, also to pages of another remote', async () => {
    const site = await composed({
      home,
      news: { routes: ['/news'], redirects: { '/news/old': '/about', '/news/older': '/', '/news/never': null } },
    });
    expect(await redirectsOf(site)).toEqual({
      '/news/old': '/about',
      '/en/news/old': '/en/about',
      '/news/older': '/',
      '/en/news/older': '/en',
      '/news/never': null,
      '/en/news/never': null,
    });
  });

  it('a changed redirect changes the ID of the site, although the pages stay the same', async () => {
    const former = { '/news/old': '/about' };
    const sites = [await composed({ home, news: { routes: ['/news'] } })];
    for (const redirects of [former, { '/news/old': null }]) {
      store = await storeWithShell();
      sites.push(await composed({ home, news: { routes: ['/news'], redirects } }));
    }
    expect(new Set(sites).size).toBe(3);
    const other = await composed({ home, papers: { routes: ['/papers'] } });
    expect(await redirectsOf(other)).toEqual({});
  });

  it.each([
    ['from an existing page', { '/about': '/news' }, 'news 1.0.0 redirects /about, which is a page of the site.'],
    [
      'to a missing page',
      { '/old': '/nowhere' },
      'news 1.0.0 redirects /old to "/nowhere", which is not a page of the site.',
    ],
    [
      'to another redirect',
      { '/old': '/older', '/older': '/news' },
      'redirects /old to /older, which is a redirect too.',
    ],
    [
      'from an address with a language',
      { '/en/old': '/news' },
      'redirects /en/old, which cannot be the address of a page.',
    ],
    ['from the home page', { '/': '/news' }, 'redirects /, which cannot be the address of a page.'],
  ])('a redirect %s is refused', async (_, redirects, fault) => {
    const news = { routes: ['/news'], redirects: redirects as Record<string, string> };
    await expect(composed({ home, news })).rejects.toThrow(fault);
  });

  it('a redirect in two remotes is refused', async () => {
    const redirects = { '/old': '/about' };
    await expect(composed({ home: { ...home, redirects }, news: { routes: ['/news'], redirects } })).rejects.toThrow(
      '/old has a redirect in two remotes: home 1.0.0 and news 1.0.0.',
    );
  });
});

describe('a link to an address with a redirect', () => {
  const news = { routes: ['/news'], redirects: { '/old': '/about', '/over': null } };
  const linking = (href: string) => ({
    routes: ['/', '/about'],
    page: `return '<a href="${href}">x</a><b id="part"></b>'`,
  });

  it('a link to a redirect is checked at the redirect’s target, with its fragment', async () => {
    await expect(composed({ home: linking('/old?a=1#part'), news })).resolves.toBeDefined();
    store = await storeWithShell();
    await expect(composed({ home: linking('/en/old#other'), news })).rejects.toThrow(
      '/en/about has no element with the ID "other". Found on / and 3 more.',
    );
  });

  it('a link to a redirect is dead if the page is gone', async () => {
    await expect(composed({ home: linking('/over'), news })).rejects.toThrow(
      '/over is a removed page. Found on / and 3 more.',
    );
  });
});

describe('the owner’s redirects and files', () => {
  const files = { '/google0123.html': 'google-site-verification: google0123.html' };

  it('the owner’s redirect may lead to a page, another site or a remote’s redirect', async () => {
    const redirects = {
      '/About.php': '/about',
      '/x': '/en',
      '/blog': 'https://blog.example/',
      '/y': '/news/old',
      '/z': '/en/news/over',
    };
    expect(await redirectsOf(await composed({ home, news }, { redirects }))).toMatchObject({
      ...redirects,
      '/y': '/about',
      '/z': null,
      '/en/news/old': '/en/about',
    });
  });

  it('the owner’s file is added to the site without rendering a page again', async () => {
    const plain = await readSite(store.read, await composed({ home, news }));
    const { site } = await composeSite(store, {
      releases: { shell: '1.0.0', home: '1.0.0', news: '1.0.0' },
      site: { files },
    });
    const own = await readSite(store.read, site);
    expect(own.pages).toEqual(plain.pages);
    expect(Object.keys(own.files)).toContain('google0123.html');
    expect(site).not.toBe(plain.id);
  });

  it.each([
    [{ redirects: { '/about': '/' } }, 'redirects of site.json: /about is a page of the site.'],
    [{ redirects: { '/en/about': '/' } }, '/en/about is a page of the site.'],
    [{ redirects: { '/news/old': '/' } }, '/news/old already has a redirect in a remote.'],
    [{ redirects: { '/x': '/nothing' } }, '/x leads to /nothing, which is not a page of the site.'],
    [{ redirects: { '/x': '/y', '/y': '/x' } }, '/x leads to /y, which is a redirect too.'],
    [{ files: { '/about.html': 'x' } }, 'files of site.json: /about.html is a page or a file of the site.'],
    [{ files: { '/about': 'x' } }, '/about is a page or a file of the site.'],
    [{ files: { '/favicon.ico': 'x' } }, '/favicon.ico is a page or a file of the site.'],
    [{ files: { '/reach.json': '{}' } }, '/reach.json is a page or a file of the site.'],
    [{ files: { '/about/index.html': 'x' } }, '/about/index.html is a page or a file of the site.'],
    [{ files: { '/news/old.html': 'x' } }, '/news/old.html is already a redirect'],
    [{ files: { '/a': 'x', '/a/b': 'y' } }, '/a is also the folder of another file.'],
    [{ files: { '/about.html/x': 'y' } }, '/about.html/x is also the folder of another file.'],
    [{ redirects: { '/snapshot.json': '/about' } }, '/snapshot.json is a page or a file of the site.'],
  ])('the owner’s addresses %j are refused', async (site, words) => {
    await expect(composed({ home, news }, site)).rejects.toThrow(words);
  });

  it('the owner’s addresses that conflict with later pages are left out and reported', async () => {
    await composed({ home, news });
    const told: string[] = [];
    const site = {
      redirects: { '/about': '/', '/x': '/gone', '/y': '/about' },
      files: { '/about.html': 'x', '/z.txt': 'z' },
    };
    const composition = { releases: { shell: '1.0.0', home: '1.0.0', news: '1.0.0' }, site };
    const { redirects, files } = await prepareSite(store, composition, { onLeftOut: (fault) => told.push(fault) });
    expect(redirects).toMatchObject({ '/y': '/about' });
    expect(redirects).not.toHaveProperty('/about');
    expect(Object.keys(JSON.parse(`${(await files()).listing.bytes}`).files)).toContain('z.txt');
    expect(told).toEqual([
      'redirects of site.json: /about is a page of the site.',
      'redirects of site.json: /x leads to /gone, which is not a page of the site.',
      'files of site.json: /about.html is a page or a file of the site.',
    ]);
  });
});
