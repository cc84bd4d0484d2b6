import { existsSync, globSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { NotFoundError } from 'shared/contract';
import { findOverflow } from '../findOverflow.ts';
import { installPackages } from '../installPackages.ts';
import { fetchMainText, invisibleTextSelector, measureShownShare, readTextWithout } from '../mainText.ts';
import { bothLanguages, getAddress, skipOnDeployedSite, testedPages } from '../site.ts';
import { type ChangeResponse, startProxy } from '../siteProxy.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './Visitor.ts';
import { startWebKit } from './webkit.ts';

/* Tests every page in Firefox and WebKit, and the journeys that an engine can break (decision 0116). Other suites run only in Chromium. */

skipOnDeployedSite('stands behind a proxy of its own');

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Debian packages of Firefox and WebKit (unpatched, unlike Playwright's), and functions that find and start these browsers. */
const engines = {
  firefox: {
    find: () => [process.env.FIREFOX, ...globSync(firefoxes)].find((path) => path && existsSync(path)),
    start: startFirefox,
    packages: ['firefox-esr'],
  },
  // WebKitGTK's MiniBrowser, which has the engine of Safari. It needs a virtual screen (Xvfb).
  webkit: {
    find: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
        ? globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser')[0]
        : undefined,
    start: startWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};
type EngineName = keyof typeof engines;

type Size = readonly [width: number, height: number];
const wide: Size = [1440, 900];
const narrow: Size = [390, 844];

/** By engine: the visitor that this worker has started, or the reason why the engine could not start. */
type Sessions = Map<EngineName, Promise<Visitor | string>>;

/** Provides a visitor. All tests of an engine share one window. If the engine is missing, its tests are skipped with the reason. */
const test = base.extend<{ engineName: EngineName; visitor: Visitor }, { sessions: Sessions }>({
  engineName: ['firefox', { option: true }],
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const sessions: Sessions = new Map();
      await use(sessions);
      for (const visitor of await Promise.all(sessions.values())) {
        if (typeof visitor === 'string') continue;
        await visitor.engine.close();
        await visitor.hop.close();
      }
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ engineName, sessions, baseURL }, use, { annotations }) => {
      const started = sessions.get(engineName) ?? startVisit(engineName, baseURL ?? '');
      sessions.set(engineName, started);
      const visitor = await started;
      test.skip(typeof visitor === 'string', String(visitor));
      if (typeof visitor === 'string') return;
      annotations.push({ type: 'engine', description: visitor.engine.version });
      await complaints(visitor);
      await use(visitor);
      visitor.hop.mend();
      expect(await complaints(visitor)).toEqual([]);
    },
    // The timeout is long, because the engine may have to be installed first.
    { timeout: 240_000 },
  ],
});

async function startVisit(name: EngineName, site: string): Promise<Visitor | string> {
  const { find, start, packages } = engines[name];
  const isRequired = process.env.CI === 'true';
  const program = find() ?? (isRequired && installPackages(name, packages) ? find() : undefined);
  if (program !== undefined) return new Visitor(await start(program, listen), await startProxy(site));
  const missing = new NotFoundError({
    fact: `This machine has no ${name} that can be driven.`,
    nextStep: `On Debian: apt-get install ${packages.join(' ')}.`,
  });
  if (isRequired) throw missing;
  return missing.message;
}

/** Address without a page, which shows the not-found page. */
const notFound = '/no-such-page';

for (const [at, engineName] of (Object.keys(engines) as EngineName[]).entries())
  test.describe(engineName, { tag: `@${engineName}` }, () => {
    test.use({ engineName });
    // Runs tests in order, because they share one window.
    test.describe.configure({ mode: 'default' });

    // Each engine tests every page in only one language, because engines differ in rendering, not in texts.
    for (const [index, path] of [...Object.keys(testedPages), notFound].entries()) {
      const address = getAddress(path, bothLanguages[(index + at) % 2] ?? 'ua');
      test(`${address} shows all its text, responds without errors, fits and is drawn correctly`, async ({
        visitor,
        baseURL,
      }) => {
        // Begins with the window size at which the previous test ended, because resizing takes time.
        const windows: readonly [Size, Size] = index % 2 === 0 ? [wide, narrow] : [narrow, wide];
        await visitor.engine.resize(...windows[0]);
        await visit(visitor, address);
        expect(await textFaults(visitor, await fetchMainText(baseURL + address))).toEqual([]);
        for (const [width, height] of windows) {
          await visitor.engine.resize(width, height);
          expect.soft(await visitor.engine.evaluate(findOverflow), `at ${width}`).toEqual([]);
          expect.soft(await visitor.engine.evaluate(whatIsDrawnWrong), `at ${width}`).toEqual([]);
        }
        expect(await complaints(visitor)).toEqual(path === notFound ? [`404: ${address}`] : []);
      });
    }

    test.describe('a visitor', () => {
      test.beforeEach(({ visitor }) => visitor.engine.resize(...wide));

      test('links navigate across remotes in one document, focus the heading, and history works', async ({
        visitor,
      }) => {
        const { engine } = visitor;
        await visit(visitor, '/terms');
        await markDocument(visitor);
        for (const [address, owner] of [
          ['/portfolio', 'portfolio'],
          ['/cybersecurity', 'cybersecurity'],
          ['/contact-us', 'home'],
        ] as const) {
          await visitor.click(`header nav a[href="${address}"]`);
          await arrives(visitor, address, `main [data-remote="${owner}"] h1`);
          await visitor.sees('the focus on the heading', isFocused, 'main h1');
          expect(await engine.evaluate(() => scrollY)).toBe(0);
        }
        await visitor.sees('what is announced', () =>
          [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent !== ''),
        );
        // Goes back through all pages and once forward. Head and page must match each time.
        for (const [steps, address] of [
          [-1, '/cybersecurity'],
          [-1, '/portfolio'],
          [-1, '/terms'],
          [1, '/portfolio'],
        ] as const) {
          await engine.traverse(steps);
          await arrives(visitor, address, `link[rel="canonical"][href$="${address}"]`);
        }
        expect(await isSameDocument(visitor)).toBe(true);
      });

      test('the Back button restores the scroll position', async ({ visitor }) => {
        const { engine } = visitor;
        const row = '#services a[href="/services/digital-marketing"]';
        await visit(visitor, '/');
        await visitor.placeOf(row);
        const before = await engine.evaluate(() => scrollY);
        expect(before).toBeGreaterThan(0);
        await visitor.click(row);
        await arrives(visitor, '/services/digital-marketing');
        await visitor.sees('the focus on the heading', isFocused, 'main h1');
        expect(await engine.evaluate(() => scrollY)).toBe(0);
        await engine.traverse(-1);
        await arrives(visitor, '/', '#services');
        await visitor.sees(`the page at ${before}`, (at) => Math.abs(scrollY - at) < 2, before);
      });

      test('the language changes in place, and back again', async ({ visitor }) => {
        await visit(visitor, '/portfolio/ikura');
        await markDocument(visitor);
        await visitor.click('header a[hreflang="en"]');
        await arrives(visitor, '/en/portfolio/ikura');
        await visitor.sees('frame and page in English', () => {
          const said = ['header nav', 'main h1'].map((each) => document.querySelector(each)?.textContent);
          return document.documentElement.lang === 'en' && !/[а-яіїєґ]/i.test(said.join(''));
        });
        expect(await isSameDocument(visitor)).toBe(true);
        await visitor.engine.traverse(-1);
        await arrives(visitor, '/portfolio/ikura');
        await visitor.sees('the page in Ukrainian', () => document.documentElement.lang === 'uk');
      });

      test('the services panel opens and closes by pointer and by keyboard', async ({ visitor }) => {
        const button = 'header nav button[popovertarget]';
        const panel = '#services-panel';
        const isOpen = (selector: string) => document.querySelector(selector)?.matches(':popover-open');
        const isClosed = (selector: string) => !document.querySelector(selector)?.matches(':popover-open');
        await visit(visitor, '/terms');
        await visitor.press('Tab');
        await visitor.sees('the focus on the link to the content', isFocused, 'a[href="#main"]');
        await visitor.click(button);
        await visitor.sees('the panel', isOpen, panel);
        await visitor.press('Escape');
        await visitor.sees('no panel after Escape', isClosed, panel);
        await visitor.sees('the focus back on its button', isFocused, button);
        await visitor.click(button);
        await visitor.sees('the panel', isOpen, panel);
        await visitor.pressAt(700, 860);
        await visitor.sees('no panel after a click beside it', isClosed, panel);
        await focus(visitor, button);
        await visitor.press('Enter');
        await visitor.sees('the panel after Enter', isOpen, panel);
        await visitor.press('Tab');
        await visitor.sees('the focus in the panel', isFocused, `${panel} a`);
        await visitor.click(`${panel} a[href="/services/seo"]`);
        await arrives(visitor, '/services/seo', 'main [data-remote="services"]');
        await visitor.sees('no panel on the next page', isClosed, panel);
      });

      test('the phone menu opens, unfolds, and closes by key, button and link', async ({ visitor }) => {
        const opener = 'header button[commandfor]';
        const isClosed = () => document.querySelector('dialog[open]') === null;
        await visitor.engine.resize(...narrow);
        await visit(visitor, '/terms');
        await visitor.click(opener);
        await visitor.sees('the menu over the whole window', () => {
          const box = document.querySelector('dialog[open]')?.getBoundingClientRect();
          return (
            [box?.x, box?.y, box?.width, box?.height].map((each) => Math.round(each ?? -1)).join() === '0,0,390,844'
          );
        });
        await visitor.click('dialog[open] summary');
        await visitor.sees('the services folded out', () =>
          document.querySelector('dialog[open] a[href="/services/seo"]')?.checkVisibility(),
        );
        await visitor.press('Escape');
        await visitor.sees('no menu after Escape', isClosed);
        await visitor.sees('the focus back on its button', isFocused, opener);
        await visitor.click(opener);
        await visitor.click('dialog[open] button[command="close"], dialog[open] button[aria-label]');
        await visitor.sees('no menu after its button', isClosed);
        await visitor.click(opener);
        await visitor.click('dialog[open] a[href="/portfolio"]');
        await arrives(visitor, '/portfolio', 'main [data-remote="portfolio"] h1');
        await visitor.sees('no menu on the next page', isClosed);
        await visitor.sees(
          'a page that scrolls',
          () => getComputedStyle(document.documentElement).overflowY !== 'hidden',
        );
      });

      test('the table of contents is open beside a text, its title takes no focus, and on phones it is folded', async ({
        visitor,
      }) => {
        const isSeen = (wanted: boolean) =>
          document.querySelector('[data-contents]')?.getClientRects().length === Number(wanted);
        const summary = 'nav:has([data-contents]) summary';
        for (const path of ['/cybersecurity', '/terms']) {
          await visitor.engine.resize(...wide);
          await visit(visitor, path);
          await visitor.sees('the contents beside the text', isSeen, true);
          const stops = (selector: string) => {
            document.querySelector<HTMLElement>(selector)?.focus();
            return document.activeElement?.matches(selector);
          };
          expect(await visitor.engine.evaluate(stops, summary)).toBe(false);
          await visitor.engine.resize(...narrow);
          await visitor.sees('no contents on a phone', isSeen, false);
          await visitor.click(summary);
          await visitor.sees('the contents unfolded', isSeen, true);
        }
      });

      test('a carousel moves with its arrows and with keys', async ({ visitor }) => {
        const row = '#reviews [data-carousel]';
        const active = () => document.querySelector('#reviews [data-active] strong')?.textContent ?? '';
        await visit(visitor, '/');
        await visitor.engine.evaluate(() =>
          document.querySelector('#reviews')?.scrollIntoView({ behavior: 'instant' }),
        );
        await visitor.sees(
          'a carousel that runs',
          (each) => document.querySelector(each)?.hasAttribute('data-ready'),
          row,
        );
        for (const turn of [
          () => visitor.click('#reviews [data-step="1"]'),
          () => visitor.click('#reviews [data-step="-1"]'),
          async () => {
            await focus(visitor, `${row} [tabindex="0"]`);
            await visitor.press('ArrowRight');
          },
        ]) {
          const before = await visitor.engine.evaluate(active);
          await turn();
          await expect.poll(() => visitor.engine.evaluate(active)).not.toBe(before);
        }
      });

      test('the install dialog opens, continues, closes and returns the focus', async ({ visitor }) => {
        const button = '[data-differs-hydrated="platform"] button';
        const showsStep = (step: number) =>
          [...document.querySelectorAll('dialog[open]:modal h3')].some(
            (each) => each.checkVisibility() && each.textContent?.includes(`Step ${step} of 3`),
          );
        await open(visitor, '/en/exchange');
        // Pretends to be Windows, which the exchange's app needs. The page reads the platform when an intent hydrates it.
        await visitor.engine.evaluate(() => {
          Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });
        });
        await meansToGoOn(visitor, '');
        await visitor.sees(
          'a button that can be pressed',
          (each) => !!document.querySelector(`${each}:enabled`),
          button,
        );
        await visitor.click(button);
        await visitor.sees('the first step in a modal dialog', showsStep, 1);
        await visitor.engine.evaluate(() => {
          const buttons = [...document.querySelectorAll('dialog[open] button')];
          buttons.find((each) => each.textContent?.trim() === 'Next')?.setAttribute('data-next', '');
        });
        await visitor.click('dialog[open] [data-next]');
        await visitor.sees('the second step', showsStep, 2);
        await visitor.press('Escape');
        await visitor.sees('no dialog after Escape', () => document.querySelector('dialog[open]') === null);
        await visitor.sees('the focus back on the button', isFocused, button);
      });

      test('a link that loads a document works without prerendering, too', async ({ visitor }) => {
        const card = '#cards a[href="/services/opencart"]';
        await open(visitor, '/services/cms-framework');
        await markDocument(visitor);
        await visitor.click(card);
        await arrives(visitor, '/services/opencart', 'main [data-remote="services"] h1');
        expect(await isSameDocument(visitor)).toBe(false);
        await visitor.engine.traverse(-1);
        await arrives(visitor, '/services/cms-framework', '#cards');
      });

      // Files to alter, whose digests are in different places of the page. `outcome`: expected `data-hydrated`; undefined: not checked.
      for (const [file, path, outcome] of [
        ['the starter', /^\/r\/shell\/js\/starter\./, undefined],
        ["the shell's main", /^\/r\/shell\/js\/main\./, 'failed'],
        ["a remote's entry", /^\/r\/portfolio\/remoteEntry\./, 'failed'],
        ["the page's chunk", /^\/r\/portfolio\/js\/page-ikura\./, 'failed'],
        ['a script in the document', /^\/portfolio\/ikura$/, ''],
      ] as const)
        test(`${file} with altered content does not run, and the page stays readable`, async ({
          visitor: { engine },
          baseURL,
        }) => {
          // Opens the site under a new origin, for which the engine has no cached files.
          const hop = await startProxy(baseURL ?? '');
          const visitor = new Visitor(engine, hop);
          try {
            const changed = hop.change(path, alter);
            await open(visitor, '/portfolio/ikura');
            if (outcome !== undefined) await meansToGoOn(visitor, outcome);
            expect(await textFaults(visitor, await fetchMainText(`${baseURL}/portfolio/ikura`))).toEqual([]);
            await visitor.click('header nav button[popovertarget]');
            await visitor.sees('the panel', () => document.querySelector('#services-panel:popover-open') !== null);
            expect(await engine.evaluate(() => 'alteredRan' in globalThis)).toBe(false);
            expect(changed()).toBeGreaterThan(0);
          } finally {
            // Discards the errors that the altered file caused.
            await engine.open('about:blank');
            await complaints(visitor);
            await hop.close();
          }
        });

      test('the checks of this suite find faults made on purpose', async ({ visitor, baseURL }) => {
        const { engine, hop } = visitor;
        const served = await fetchMainText(`${baseURL}/terms`);
        hop.change(/^\/terms$/, (response, { status, headers, body }) =>
          response.writeHead(status, headers).end(body.replaceAll(/<p\b[^>]*>[^<]{200,}<\/p>/g, '')),
        );
        await open(visitor, '/terms');
        expect(await textFaults(visitor, served)).toEqual([expect.stringMatching(/^says \d\d % of its words$/)]);
        hop.mend();
        await visit(visitor, '/terms');
        await complaints(visitor);
        await engine.evaluate(() => {
          console.error('broken on purpose');
          setTimeout(() => {
            throw new Error('thrown on purpose');
          });
          new Image().src = '/no-such-file.avif';
          try {
            document.createElement('p').innerHTML = 'refused on purpose';
          } catch {
            // Ignores the exception: Trusted Types must refuse the assignment, and report it.
          }
        });
        const said: string[] = [];
        const heard = async () => said.push(...(await complaints(visitor))) && said.join('\n');
        await expect.poll(heard).toMatch(/^console: broken on purpose$/m);
        await expect.poll(heard).toMatch(/^uncaught: .*thrown on purpose$/m);
        await expect.poll(heard).toMatch(/^404: \/no-such-file.avif$/m);
        await expect.poll(heard).toMatch(/^refused by require-trusted-types-for/m);
        await engine.evaluate(() => {
          const wide = document.createElement('p');
          wide.textContent = 'wide';
          wide.style.minInlineSize = '2000px';
          document.querySelector('main')?.append(wide);
          const part = document.querySelector<SVGElement>('header svg *');
          if (part) part.style.maskImage = 'linear-gradient(#000, #0000)';
          const box = document.querySelector<HTMLElement>('main h1')?.parentElement;
          if (box) Object.assign(box.style, { overflow: 'clip', blockSize: '10px' });
        });
        expect(await engine.evaluate(findOverflow)).toContainEqual(expect.stringMatching(/^<p/));
        const drawn = await engine.evaluate(whatIsDrawnWrong);
        expect(drawn).toContainEqual(expect.stringMatching(/is cut off by/));
        expect(drawn).toContainEqual(expect.stringMatching(/^<\w+> is masked by/));
        await engine.evaluate(() => document.querySelector('main')?.replaceChildren());
        expect(await textFaults(visitor, served)).toContain('is blank');
      });

      test('the engine lacks only features for which the site has a fallback', async ({ visitor }) => {
        await open(visitor, '/terms');
        const lacking = await visitor.engine.evaluate(featuresThatAreMissing);
        test.info().annotations.push({ type: 'lacks', description: lacking.join(', ') });
        // The table of fallbacks in decision 0116 does not list these features, so the engines must have them.
        for (const feature of ['popover', 'Trusted Types', 'view transitions']) expect(lacking).not.toContain(feature);
      });
    });
  });

const alter: ChangeResponse = (response, { status, headers, body }) =>
  response
    .writeHead(status, headers)
    .end(
      /html/.test(`${headers['content-type']}`)
        ? body.replace('</main>', '<script>globalThis.alteredRan = true</script></main>')
        : `${body}\n;globalThis.alteredRan = true;`,
    );

/** Opens an address and stores its language, because /exchange would otherwise redirect by the browser's languages. */
async function open({ engine, hop }: Visitor, address: string): Promise<void> {
  const language = /^\/en(\/|$)/.test(address) ? 'en' : 'ua';
  const choose = (origin: string, chosen: string) =>
    location.origin === origin && localStorage.setItem('i18nextLng', chosen);
  await engine.evaluate(choose, hop.url, language);
  await engine.open(hop.url + address);
}

/** Opens an address, shows intent, and waits until frame and page respond (docs/contracts.md, "Ready"). */
async function visit(visitor: Visitor, address: string): Promise<void> {
  await open(visitor, address);
  await meansToGoOn(visitor, '');
}

async function meansToGoOn(visitor: Visitor, outcome: '' | 'failed'): Promise<void> {
  const isSo = (expected: string) => {
    document.querySelector('#main [data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.documentElement.dataset.hydrated === expected;
  };
  await visitor.press('Shift');
  await visitor.sees(`data-hydrated="${outcome}"`, isSo, outcome);
}

async function arrives(visitor: Visitor, address: string, selector = 'main h1'): Promise<void> {
  const isThere = (path: string, wanted: string) =>
    location.pathname + location.search === path && document.querySelector(wanted) !== null;
  await visitor.sees(`${address} with ${selector}`, isThere, address, selector);
}

const isFocused = (selector: string) => document.activeElement?.matches(selector);

const focus = ({ engine }: Visitor, selector: string) =>
  engine.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

/** Marks the window. If the mark is gone, a document was loaded meanwhile. */
const markDocument = ({ engine }: Visitor) => engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = ({ engine }: Visitor) => engine.evaluate(() => 'sameDocument' in window);

/** Compares the text of a page with the text that the site serves. @returns the differences */
async function textFaults({ engine }: Visitor, served: string): Promise<string[]> {
  const { text, isBlank } = await engine.evaluate(readTextWithout, invisibleTextSelector);
  const share = measureShownShare(text, served);
  return [
    ...(share < 0.99 ? [`says ${Math.floor(share * 100)} % of its words`] : []),
    ...(isBlank ? ['is blank'] : []),
  ];
}

/** Returns the page's errors, and the site's responses with an error status, since the last call. */
async function complaints({ engine, hop }: Visitor): Promise<string[]> {
  const said = await engine.evaluate(() => (globalThis as { complaints?: string[] }).complaints?.splice(0) ?? []);
  // Browsers request this icon on their own if the document names its icon too late.
  return [...said, ...hop.refused.splice(0).filter((each) => each !== '404: /favicon.ico')];
}

/** Collects the errors of a page in the page itself, because no driver reports all of them. Runs in the browser. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { complaints: said });
  addEventListener('error', ({ message }) => message && said.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // Ignores the browser's own promise, which is rejected if a visitor leaves during a cross-document transition.
    if (!/AbortError: .*view transition/.test(String(reason))) said.push(`uncaught: ${reason}`);
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    said.push(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    said.push(`console: ${words.join(' ')}`);
    error(...words);
  };
}

/** Finds titles whose box cuts letters off, and drawings whose CSS mask WebKit ignores. Runs in the browser, after layout. */
function whatIsDrawnWrong(): string[] {
  const found: string[] = [];
  for (const title of document.querySelectorAll('main h1')) {
    const text = document.createRange();
    text.selectNodeContents(title);
    const { bottom } = text.getBoundingClientRect();
    for (let box = title.parentElement; box && box.id !== 'main'; box = box.parentElement) {
      const over = bottom - box.getBoundingClientRect().bottom;
      if (getComputedStyle(box).overflowY !== 'visible' && over > 0.5)
        found.push(`"${title.textContent}" is cut off by ${over.toFixed(1)} px`);
    }
  }
  for (const part of document.querySelectorAll('svg *')) {
    const { maskImage } = getComputedStyle(part);
    if (/gradient/.test(maskImage)) found.push(`<${part.tagName}> is masked by ${maskImage.slice(0, 40)}`);
  }
  return found;
}

/** Lists the optional features that the browser lacks. Pages work without these (decision 0116). Runs in the browser. */
function featuresThatAreMissing(): string[] {
  const links = document.createElement('link').relList;
  const has: Readonly<Record<string, boolean>> = {
    'view transitions': 'startViewTransition' in document,
    'view transitions between documents': 'CSSViewTransitionRule' in window,
    'speculation rules': HTMLScriptElement.supports('speculationrules'),
    'compression dictionaries': links.supports('compression-dictionary'),
    'invoker commands': 'commandForElement' in HTMLButtonElement.prototype,
    popover: 'popover' in HTMLElement.prototype,
    'scroll-driven animations': CSS.supports('animation-timeline: view()'),
    'text-wrap: pretty': CSS.supports('text-wrap: pretty'),
    'text-wrap: balance': CSS.supports('text-wrap: balance'),
    'Trusted Types': 'trustedTypes' in window,
    'Network Information': 'connection' in navigator,
    requestIdleCallback: 'requestIdleCallback' in window,
    fetchPriority: 'fetchPriority' in HTMLImageElement.prototype,
    'scrollbar-gutter': CSS.supports('scrollbar-gutter: stable'),
  };
  return Object.keys(has).filter((name) => !has[name]);
}
