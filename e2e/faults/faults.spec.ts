import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { fetchMainText, invisibleTextSelector, measureShownShare, readTextWithout } from '../mainText.ts';
import {
  expect,
  getAddress,
  hideTab,
  languageTags,
  markDocument,
  shortenLimits,
  skipOnDeployedSite,
  test,
} from '../site.ts';
import { type ChangeResponse, startProxy } from '../siteProxy.ts';

/* Breaks files that a page requests (decision 0115). The page must stay readable; its menu, links and other language must work. */

skipOnDeployedSite('has failures counted, which would speak against what is live');

/** Fate of the `script` element that loads a module: an `error` event (which gives no reason), silence until the timeout, or `load`. */
type End = 'error' | 'time' | 'load';

/** Ways to break a request: in the browser (`route`), on the wire if `page.route` cannot, or by a release with bad code (`forge`). */
type Breaking =
  | { readonly ends: End; readonly route: (route: Route) => unknown }
  | { readonly ends: End; readonly wire: ChangeResponse }
  | { readonly ends: End; readonly forge: (body: string) => string };

/** Sends half of a response, with the `content-length` of the whole response. `page.route` can only send whole responses. */
const sendHalf =
  (then: 'end' | 'wait'): ChangeResponse =>
  (response, { status, headers, body }) => {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => then === 'end' && response.destroy());
  };

/** Matches the last statement of a remote's entry. Tests replace it, so that the entry exports a faulty object. */
const containerEnd = /export\{(\w+) as get,(\w+) as init\};?\s*$/;
const throwsInRender = (body: string) =>
  body.replace(
    containerEnd,
    (_all, get: string, init: string) =>
      `const forged=async(module)=>{const factory=await ${get}(module);return()=>{const{remote}=factory();` +
      `const fails=async()=>()=>{throw new Error('broken on purpose')};` +
      `return{remote:{...remote,pages:Object.fromEntries(Object.keys(remote.pages).map((key)=>[key,fails]))}}}};` +
      `export{forged as get,${init} as init};`,
  );

const kinds = {
  refused: { ends: 'error', route: (route) => route.abort('connectionrefused') },
  reset: { ends: 'error', route: (route) => route.abort('connectionreset') },
  'a 404': { ends: 'error', route: (route) => route.fulfill({ status: 404, body: 'away' }) },
  'a 503': { ends: 'error', route: (route) => route.fulfill({ status: 503, body: 'away' }) },
  'a web page': {
    ends: 'error',
    route: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  },
  'of another type': {
    ends: 'error',
    route: async (route) => route.fulfill({ response: await route.fetch(), contentType: 'text/plain' }),
  },
  altered: {
    ends: 'error',
    route: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.alteredRan = true;` });
    },
  },
  'cut off in its middle': { ends: 'error', wire: sendHalf('end') },
  'half there': { ends: 'time', wire: sendHalf('wait') },
  'never there': { ends: 'time', route: () => {} },
  'code that throws': { ends: 'load', forge: (body) => `throw new Error('broken on purpose');${body}` },
  'pages that throw': { ends: 'load', forge: throwsInRender },
  'for another React': {
    ends: 'load',
    forge: (body) => body.replace(/(shareKey:"react",import:null,requiredVersion:")[^"]+"/g, '$1^99.0.0"'),
  },
} satisfies Record<string, Breaking>;
type Kind = keyof typeof kinds;
const comesAllTheSame: Kind = 'for another React';

interface Target {
  readonly name: string;
  readonly files: RegExp;
  readonly isEntry: boolean;
  readonly page: string;
  /** Address of a page that links to `page`. */
  readonly from: string;
}

const remote = (name: string, page: string, from = '/sitemap'): Target => ({
  name: `the entry of ${name}`,
  files: new RegExp(`/r/${name}/remoteEntry\\.`),
  isEntry: true,
  page,
  from,
});
const portfolio = remote('portfolio', '/portfolio/ikura');
const part = (name: string, files: RegExp): Target => ({
  ...portfolio,
  from: '/portfolio',
  name,
  files,
  isEntry: false,
});
const home = remote('home', '/contact-us', '/cybersecurity');
const services = remote('services', '/services/digital-marketing');
const article = remote('cybersecurity', '/cybersecurity');
const exchange = remote('exchange-landing', '/exchange');

/**
 * Combinations of files and faults. One loader serves all remotes, knows no remote's name (`boundaries.test.ts`), and sees only the outcome
 * of a fault. Therefore one remote gets every fault, and each other remote gets one. Shell and starter have loaders of their own, so they
 * get several faults. An altered file never runs (`releases/alteredFile.spec.ts`), so it counts as an `error`.
 */
const onDocument: readonly (readonly [Target, readonly Kind[]])[] = [
  [portfolio, ['a 503', 'half there', 'code that throws', 'pages that throw', 'for another React']],
  [home, ['cut off in its middle']],
  [services, ['never there']],
  [article, ['altered']],
  [exchange, ['a web page']],
  [part('the exposed module', /\/r\/portfolio\/js\/__federation_expose_remote\./), ['of another type']],
  [part("the page's words", /\/r\/portfolio\/js\/locale-[^/]*ua\./), ['reset']],
  [part("the shell's main", /\/r\/shell\/js\/main\./), ['a 404', 'never there', 'code that throws']],
  [part("the shell's words", /\/r\/shell\/js\/locale-ua\./), ['a 404']],
  [part('the starter', /\/r\/shell\/js\/starter\./), ['refused', 'a web page', 'never there']],
];
const onLink: typeof onDocument = [
  [portfolio, ['a 503', 'code that throws', 'pages that throw', 'for another React']],
  [home, ['reset']],
  [services, ['never there']],
  [article, ['of another type']],
  [exchange, ['refused']],
  [part("the shell's navigation", /\/r\/shell\/js\/navigation\./), ['a 404', 'never there']],
];
const onLanguage: typeof onDocument = [
  [part('the words of portfolio', /\/r\/portfolio\/js\/locale-[^/]*en\./), ['a 404', 'never there']],
  [part("the shell's words", /\/r\/shell\/js\/locale-en\./), ['a 404', 'never there']],
];

/** Titles of the tests that `npm test` runs; `npm test -- --all` runs all tests. */
const quick = [
  'page load with a fault (the entry of portfolio: a 503)',
  'page load with a fault (the entry of cybersecurity: altered)',
  "page load with a fault (the shell's main: a 404)",
  'page load with a fault (the starter: refused)',
  'link to a page with a fault (the entry of services: never there)',
  "language switch with a fault (the shell's words: a 404)",
];
const tagged = (title: string) => ({ tag: quick.includes(title) ? [] : ['@all'] });

test.afterEach(({ page, faults }) => {
  const expected =
    /^error: Failed to (load resource|find a valid digest|load module script)|broken on purpose|^warning/;
  expect(faults.filter((each) => !expected.test(each))).toEqual([]);
  return page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [target, names] of onDocument)
  for (const kind of names) {
    const title = `page load with a fault (${target.name}: ${kind})`;
    test(
      `${title}: the page is readable, and its menu, links and languages work`,
      tagged(title),
      async ({ page, baseURL }) => {
        const isStarter = target.name === 'the starter';
        await shortenLimits(page);
        const { origin, met, close } = await breakFiles(page, target, kind, baseURL ?? '');
        const reports = hearReports(page);
        const heard = await hearErrors(page);
        const served = await fetchMainText(`${baseURL}${target.page}`);
        // Does not wait for the load event, which a hanging starter delays. The document is readable before.
        await page.goto(origin + target.page, { waitUntil: 'commit' });
        await page.locator('#modules').waitFor({ state: 'attached' });
        await expectReadable(page, served);
        const field = page.locator('main a, main input').first();
        await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
        if (isStarter) await page.keyboard.press('Shift');
        else await want(page, kind === comesAllTheSame ? '' : 'failed');
        await expect(field).toBeFocused();
        if (target.isEntry && kinds[kind].ends !== 'load')
          expect((await heard()).some((src) => target.files.test(src)) ? 'error' : 'time').toBe(kinds[kind].ends);
        // Hides the tab: a missing file may still arrive, so the page reports it only when the visitor leaves.
        await hideTab(page);
        if (!isStarter && kind !== comesAllTheSame) await expect.poll(() => reports().length).toBeGreaterThan(0);
        await expectReadable(page, served);
        await page.locator('header').getByRole('link', { name: 'ENG', exact: true }).click({ noWaitAfter: true });
        await expectArrival(page, origin, `${baseURL}`, getAddress(target.page, 'en'));
        await page.locator('footer a[href="/en/privacy"]').first().click({ noWaitAfter: true });
        await expectArrival(page, origin, `${baseURL}`, '/en/privacy');
        const next = target.page === article.page ? '/en/portfolio' : '/en/cybersecurity';
        await page.locator(`header nav a[href="${next}"]`).first().click({ noWaitAfter: true });
        await expectArrival(page, origin, `${baseURL}`, next);
        // A fault of one remote must not affect other remotes.
        if (target.isEntry) await want(page, '');
        expect(met()).toBeGreaterThan(0);
        await close();
      },
    );
  }

for (const [target, names] of onLink)
  for (const kind of names) {
    const title = `link to a page with a fault (${target.name}: ${kind})`;
    test(`${title}: the target page is shown`, tagged(title), async ({ page, baseURL }) => {
      await shortenLimits(page);
      // Forged files, and all files except a remote's entry, are broken before the first page loads. A remote's entry is broken after it.
      const isBefore = 'forge' in kinds[kind] || !target.isEntry;
      let broken = isBefore && (await breakFiles(page, target, kind, baseURL ?? ''));
      await page.goto(target.from);
      await want(page, '');
      const isSameDocument = await markDocument(page);
      broken ||= await breakFiles(page, target, kind, baseURL ?? '');
      const link = `a[href="${target.page}"]`;
      await page.locator(`main ${link}, header nav ${link}, footer ${link}`).first().click({ noWaitAfter: true });
      await expectArrival(page, `${baseURL}`, `${baseURL}`, target.page);
      // On a slow machine, the target's document may load before the page requests a broken file. An intent then requests the file.
      if (broken.met() === 0) await want(page, kind === comesAllTheSame ? '' : 'failed');
      if (await isSameDocument()) await expect(page.locator('main h1')).toBeFocused();
      await expectReadable(page, await fetchMainText(`${baseURL}${target.page}`));
      expect(broken.met()).toBeGreaterThan(0);
    });
  }

for (const [target, names] of onLanguage)
  for (const kind of names) {
    const title = `language switch with a fault (${target.name}: ${kind})`;
    test(`${title}: the page is shown in the other language`, tagged(title), async ({ page, baseURL }) => {
      const twin = getAddress(target.page, 'en');
      await shortenLimits(page);
      await page.goto(target.page);
      await want(page, '');
      const isSameDocument = await markDocument(page);
      const { met } = await breakFiles(page, target, kind, baseURL ?? '');
      await page.locator('header').getByRole('link', { name: 'ENG', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expectArrival(page, `${baseURL}`, `${baseURL}`, twin);
      if (await isSameDocument()) await expect(page.locator('header a[hreflang]')).toBeFocused();
      await expectReadable(page, await fetchMainText(`${baseURL}${twin}`));
      expect(met()).toBeGreaterThan(0);
    });
  }

test('the checks of this suite find a blank page, lost text and a missing report', async ({ page, baseURL }) => {
  const served = await fetchMainText(`${baseURL}/portfolio/ikura`);
  await page.addInitScript(() => {
    navigator.sendBeacon = () => true;
  });
  await page.route(/\/r\/portfolio\//, (route) => route.abort());
  const reports = hearReports(page);
  await page.goto('/portfolio/ikura');
  await want(page, 'failed');
  await page.waitForLoadState('networkidle');
  expect(reports()).toEqual([]);
  await expectReadable(page, served);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main p')) each.textContent = '';
  });
  await expect(expectReadable(page, served)).rejects.toThrow(/what the page says/);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('h1')) each.style.opacity = '0';
  });
  await expect(expectReadable(page, served)).rejects.toThrow(/is blank/);
});

/** Breaks files from now on. @returns the origin to open, and a function that counts the requests of these files */
async function breakFiles(page: Page, { files }: Target, kind: Kind, site: string) {
  const how: Breaking = kinds[kind];
  if ('wire' in how) {
    const hop = await startProxy(site);
    return { origin: hop.url, met: hop.change(files, how.wire), close: hop.close };
  }
  let count = 0;
  const handle = 'route' in how ? how.route : await forge(page, files, how.forge);
  await page.route('forge' in how ? notPictures : files, (route) => {
    if (files.test(route.request().url())) count += 1;
    return handle(route);
  });
  return { origin: site, met: () => count, close: async () => {} };
}

const notPictures = /^[^?]*(?<!\.(avif|webp|jpg|svg|css|woff2)|\/report)$/;

const integrityOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Forges a release with bad code and matching pins: every document or module that pins the file gets the altered file's hash. */
async function forge({ request }: Page, files: RegExp, alter: (body: string) => string) {
  const html = await (await request.get(portfolio.page)).text();
  const address = html.match(/\/r\/[\w./-]+\.js/g)?.find((each) => files.test(each)) ?? '';
  const body = await (await request.get(address)).text();
  const altered = alter(body);
  expect(altered, `${address} has nothing that could be forged so`).not.toBe(body);
  return async (route: Route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(integrityOf(body), integrityOf(altered));
    await route.fulfill({ response, body: files.test(route.request().url()) ? altered : text });
  };
}

/** Presses a key and requests the page's modules, until `data-hydrated` equals `outcome`. */
const want = (page: Page, outcome: '' | 'failed') =>
  page.waitForFunction(
    (expected) => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      (globalThis as { __starter?: { requestPage(): void } }).__starter?.requestPage();
      return document.documentElement.dataset.hydrated === expected;
    },
    outcome,
    // Twice as long as the page's own timeout, for slow machines.
    { timeout: 20_000, polling: 100 },
  );

/** Records the bodies of all requests to `/report`. @returns a function that lists the bodies so far */
function hearReports(page: Page): () => readonly string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/report') reports.push(request.postData() ?? '');
  });
  return () => reports;
}

/** Collects `error` events of scripts. @returns a function that lists the addresses of these scripts */
async function hearErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { scriptErrors: errors });
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && errors.push(target.src), true);
  });
  return () => page.evaluate(() => (window as unknown as { scriptErrors: string[] }).scriptErrors);
}

/** Expects that the page shows the served text, that no altered script has run, and that the menu opens and closes. */
async function expectReadable(page: Page, served: string): Promise<void> {
  const { text, isBlank } = await page.evaluate(readTextWithout, invisibleTextSelector);
  expect(isBlank, 'the page is blank').toBe(false);
  expect(measureShownShare(text, served), 'what the page says').toBeGreaterThan(0.95);
  expect(await page.evaluate(() => 'alteredRan' in globalThis)).toBe(false);
  const panel = page.locator('header nav button[popovertarget]');
  const button = (await panel.isVisible()) ? panel : page.locator('header button[commandfor]').first();
  const menu = page.locator(':popover-open:not([popover="manual"]), dialog[open]');
  await button.click();
  await expect(menu).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

/** Expects the page at an address, in the language of that address. */
async function expectArrival(page: Page, origin: string, site: string, address: string): Promise<void> {
  const patience = { timeout: 20_000 };
  await expect(page).toHaveURL(origin + address, patience);
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    languageTags[address.startsWith('/en') ? 'en' : 'ua'],
    patience,
  );
  const served = await fetchMainText(site + address);
  // Evaluation fails while one document replaces another. The next poll asks the new document.
  const share = () =>
    page.evaluate(readTextWithout, invisibleTextSelector).then(
      ({ text }) => measureShownShare(text, served),
      () => 0,
    );
  await expect.poll(share, patience).toBeGreaterThan(0.95);
}
