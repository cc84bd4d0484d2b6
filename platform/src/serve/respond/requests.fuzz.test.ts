import fc from 'fast-check';
import { formatAddress, isPagePath, readAddress } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { createRequest } from '../../../test/createVisitors.ts';
import { createFakeEntry } from '../../../test/fakeSite.ts';
import { createLargeTexts, createRunOptions, findSlowTexts, mutateText, readOrRefuse } from '../../../test/fuzzing.ts';
import { toDocumentFile } from '../../store/protocol/siteListing.ts';
import { chooseSite } from './chooseSite.ts';
import { acceptsDeltas, readDictionary } from './dictionaries.ts';
import { createEntityTag, findMatchingTag, listAcceptedEncodings, matchesStrongTag, parseRange } from './http.ts';
import { readPreviewLink } from './previewSession.ts';
import { resolveTarget, type SiteLookup } from './resolveTarget.ts';
import { isHttpsRequest, stripTargetOrigin } from './response.ts';
import { respondWithSpeculationRules } from './speculation.ts';

/** Tests addresses, headers and cookies that visitors send, in three kinds: valid, almost valid, and very large. */

const part = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const hash = fc.stringMatching(/^[0-9a-f]{8}$/);
const released = fc.oneof(
  fc.tuple(part, hash).map(([name, each]) => `/r/news/js/${name}.${each}.js`),
  fc.tuple(part, fc.nat(99)).map(([name, each]) => `/r/news/1.${each}.0/${name}.js`),
);
const target = fc
  .tuple(
    fc.oneof(path, released, fc.constantFrom('/preview/end', `/preview/${'a'.repeat(24)}/portfolio`, '/snapshot.json')),
    fc.webQueryParameters(),
  )
  .map(([way, query]) => (query ? `${way}?${query}` : way));

/** Site with a document at each address of two segments. Addresses that begin with `old` redirect; those with `gone` are removed pages. */
const listed: SiteLookup = {
  has: (file) => file.endsWith('.html') || file === 'snapshot.json' || file === 'facts/news.json',
  isPage: (file) => /^[a-z0-9-]+\/[a-z0-9-]+\.html$/.test(file),
  redirect: (address) =>
    address.startsWith('/old') ? '/portfolio/new' : address.startsWith('/gone') ? null : undefined,
};

describe('addresses', () => {
  it('an address of a page is read back as the page’s path and language', () => {
    fc.assert(
      fc.property(path.filter(isPagePath), fc.constantFrom('ua' as const, 'en' as const), (way, language) => {
        expect(readAddress(formatAddress(way, language))).toEqual({ path: way, language });
        expect(toDocumentFile(formatAddress(way, language))).toMatch(/^[^/].*\.html$/);
      }),
      createRunOptions(1000),
    );
  });

  it('an address resolves to a listed file, a file of a release, a redirect within the site, or not found', () => {
    fc.assert(
      fc.property(mutateText(target), (each) => {
        const resolved = resolveTarget(stripTargetOrigin(createRequest(each)).target, listed);
        if (resolved.kind === 'document' || resolved.kind === 'file') expect(listed.has(resolved.file)).toBe(true);
        if (resolved.kind === 'file') expect(resolved.file).not.toBe('facts/news.json');
        if (resolved.kind === 'release' || resolved.kind === 'hashed') {
          expect(resolved.file).not.toMatch(/^\/|(^|\/)\.\.?(\/|$)|\/\/|\\|\0/);
          expect(resolved.name).toMatch(/^[a-z][a-z0-9-]*$/);
        }
        // Expects that a redirect neither leads to another host (`//elsewhere`) nor adds a line to the header.
        if (resolved.kind === 'redirect') expect(resolved.to).toMatch(/^\/(?![/\\])[\x21-\uffff]*$/);
      }),
      createRunOptions(1000),
    );
  });

  it('the address of a preview opens a page of this site or is refused', () => {
    fc.assert(
      fc.property(mutateText(target), (each) => {
        const link = readPreviewLink(each);
        if (link?.kind !== 'open') return;
        expect(link.id).toMatch(/^[0-9a-f]{24}$/);
        expect(link.page).toMatch(/^\/(?![/\\])/);
        expect(link.page.split('?')[0]).toMatch(/^\/[a-z0-9/-]*$/);
      }),
      createRunOptions(1000),
    );
  });

  it('addresses of a megabyte are resolved in time', async () => {
    const texts = createLargeTexts(
      '/r/news/',
      '/r/news/1.0.0/',
      '.html',
      '/index',
      '.1a2b3c4d.js',
      '..',
      '/preview/',
      'http://',
      '%2e%2e/',
    );
    const resolve = (each: string) => resolveTarget(stripTargetOrigin(createRequest(each)).target, listed);
    for (const begun of ['', '/', '/r/news/', '/r/news/1.0.0/'])
      expect(await findSlowTexts(texts, (each) => resolve(`${begun}${each}`))).toBe('');
    for (const begun of ['', `/preview/${'a'.repeat(24)}/`])
      expect(await findSlowTexts(texts, (each) => readPreviewLink(`${begun}${each}`))).toBe('');
    expect(await findSlowTexts(texts, readAddress)).toBe('');
    expect(await findSlowTexts(texts, isPagePath)).toBe('');
  });
});

const integrity = `sha256-${'A'.repeat(43)}=`;
const tag = createEntityTag(integrity, 'br');

/** By header: valid values, and the function that reads the header. */
const headers: Readonly<
  Record<
    string,
    {
      readonly valid: fc.Arbitrary<string>;
      readonly read: (value: string) => unknown;
      /** Beginnings for values of a megabyte, which then repeat one part. */
      readonly begun?: readonly string[];
    }
  >
> = {
  'accept-encoding': {
    valid: fc.constantFrom('gzip, deflate, br', 'br;q=0.5, gzip;q=1', 'dcz;q=0, br', 'dcz, br, gzip', '*'),
    read(value) {
      const accepted = listAcceptedEncodings(value);
      expect(['br,gzip', 'br', 'gzip', '']).toContain(accepted.join());
      return [accepted, acceptsDeltas(value)];
    },
  },
  'if-none-match': {
    begun: ['"'],
    valid: fc.constantFrom(tag, `W/${tag}`, '*', `"other", ${tag}`, createEntityTag(integrity, 'dcz-1a2b3c4d')),
    read(value) {
      for (const any of [true, false]) {
        const inHand = findMatchingTag(value, integrity, 'br', any);
        // Expects that a tag which the response repeats is a tag of this content.
        if (inHand !== undefined) expect(inHand).toMatch(/^"A{24}(-br|-gzip|-dcz-[0-9a-f]{8})?"$/);
      }
    },
  },
  'if-match': { valid: fc.constantFrom(tag, '*', `"other", ${tag}`), read: (value) => matchesStrongTag(value, tag) },
  range: {
    begun: ['bytes=', 'bytes=-'],
    valid: fc.constantFrom('bytes=0-99', 'bytes=-5', 'bytes=10-', 'bytes=0-1,2-3', 'bytes= 1 - 2 '),
    read(value) {
      const range = parseRange(value, 100);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(100);
      expect(Number.isInteger(range.start) && Number.isInteger(range.end) && range.start <= range.end).toBe(true);
    },
  },
  'available-dictionary': {
    begun: [`:${'A'.repeat(43)}=:`],
    valid: fc.base64String({ minLength: 44, maxLength: 44 }).map((each) => `:${each.slice(0, 43)}=:`),
    read(value) {
      const dictionary = readDictionary(
        createRequest('/', { 'accept-encoding': 'dcz', 'available-dictionary': value }),
      );
      if (dictionary !== undefined) expect(dictionary).toMatch(/^[0-9a-f]{64}$/);
    },
  },
  'x-forwarded-proto': {
    valid: fc.constantFrom('https', 'https, http', ' HTTPS '),
    read: (value) => isHttpsRequest((name) => (name === 'x-forwarded-proto' ? value : undefined)),
  },
  'sec-ch-ua': {
    valid: fc.constantFrom('"Chromium";v="141", "Not?A_Brand";v="8"'),
    read: (value) =>
      respondWithSpeculationRules(
        createRequest('/speculation.json', { 'sec-ch-ua': value, 'sec-ch-ua-mobile': '?0', 'save-data': value }),
      ),
  },
  cookie: {
    valid: fc.constantFrom(
      `porohy-visitor=${'a'.repeat(32)}`,
      `a=b; porohy-visitor=${'0'.repeat(32)}; porohy-preview=${'b'.repeat(24)}`,
      '__proto__=1; constructor=2',
    ),
    async read(value) {
      const canary = { name: 'news', version: '1.1.0', percent: 50, site: '1'.repeat(16) };
      const live = createFakeEntry(1, '0'.repeat(16), { canary });
      const choice = await chooseSite(async () => undefined, live, createRequest('/', { cookie: value }));
      expect([live.site, canary.site]).toContain(choice.site);
      expect(choice.visitor).toMatch(/^[0-9a-f]{32}$/);
      if (choice.cookie)
        expect(choice.cookie).toMatch(/^porohy-(visitor=[0-9a-f]{32}|preview=); Path=\/; [A-Za-z0-9=; -]+$/);
    },
  },
};

describe.each(Object.entries(headers))('the header %s', (_name, { valid, read, begun = [] }) => {
  it('a mutated value is read, and returned values are our own', async () => {
    await fc.assert(
      fc.asyncProperty(mutateText(valid), async (value) => {
        const outcome = await readOrRefuse(() => read(value));
        expect('value' in outcome).toBe(true);
      }),
      createRunOptions(1000),
    );
  });

  it('a value of a megabyte is read in time', async () => {
    const texts = createLargeTexts('bytes=', 'porohy-visitor=', 'dcz;', ':', 'W/"', '" ', 'q=0', '\t,');
    for (const before of ['', ...begun])
      expect(await findSlowTexts(texts, (each) => read(`${before}${each}`))).toBe('');
  });
});

it('a visitor’s cookie is read at any position among other cookies', async () => {
  const canary = { name: 'news', version: '1.1.0', percent: 50, site: '1'.repeat(16) };
  const live = createFakeEntry(1, '0'.repeat(16), { canary });
  const cookie = fc
    .tuple(fc.stringMatching(/^[a-z_]{1,12}$/), fc.stringMatching(/^[a-z0-9="]{0,12}$/))
    .map((pair) => pair.join('='));
  await fc.assert(
    fc.asyncProperty(
      fc.array(cookie, { maxLength: 5 }),
      fc.array(cookie, { maxLength: 5 }),
      fc.stringMatching(/^[0-9a-f]{32}$/),
      async (some, others, visitor) => {
        const header = [...some, `porohy-visitor=${visitor}`, ...others].join('; ');
        const choice = await chooseSite(async () => undefined, live, createRequest('/', { cookie: header }));
        expect(choice.visitor).toBe(visitor);
        expect(choice.cookie).toBeUndefined();
      },
    ),
    createRunOptions(300),
  );
});
