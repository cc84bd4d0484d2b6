import fc from 'fast-check';
import { parsePageSnapshot, parseRelease, parseSnapshot } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { almost, almostJson, grown, large, limit, readAnything, runs, slowOf } from '../../test/fuzzing.ts';
import { parseFacts } from '../compose/pageFacts.ts';
import { documentHeaders, type Headers, parseAllowedOrigins } from '../serve/respond/policy.ts';
import { integrityOf } from './integrityOf.ts';
import { findPreview } from './preview.ts';
import { deltaListingId, readDeltaListing } from './protocol/deltas.ts';
import { parseLogEntry } from './protocol/logEntry.ts';
import { parseJson } from './protocol/readKey.ts';
import { readRecipe, recipeText } from './protocol/recipe.ts';
import { markedBy, markOf, parseMark } from './protocol/shownMark.ts';
import { siteIdOf } from './protocol/siteId.ts';
import { listingText, parseSiteListing } from './protocol/siteListing.ts';

/** All that is read out of a store, or out of a file that somebody brings: valid, almost valid, and very large. */

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
const id = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const version = fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}(-[0-9a-f]{10})?$/);
const integrity = fc.string({ maxLength: 5 }).map(integrityOf);
const file = fc.stringMatching(/^(browser|node)\/[a-z]{1,8}\.[0-9a-f]{8}\.js$/);
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const time = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString());
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);

const release = fc
  .record(
    {
      format: fc.constant(1),
      contract: fc.constant(1),
      name,
      version,
      files: fc.dictionary(file, integrity, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      shares: fc.dictionary(word, text, { maxKeys: 3, noNullPrototype: true }),
      content: id(10),
      source: fc.record({ commit: id(40), clean: fc.boolean() }),
      seal: integrity,
    },
    {
      requiredKeys: ['format', 'contract', 'name', 'version', 'files', 'shares', 'content', 'seal'],
      noNullPrototype: true,
    },
  )
  .map((each) => {
    const [first = ''] = Object.keys(each.files);
    return { ...each, entry: first, node: first, chunks: { main: { js: [first], css: [] } } };
  });

const composition = fc.record(
  {
    releases: fc.dictionary(name, version, { maxKeys: 3, noNullPrototype: true }),
    site: fc.dictionary(word, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3, noNullPrototype: true }),
  },
  { noNullPrototype: true },
);
const entry = fc.record(
  {
    format: fc.constant(1),
    number: fc.integer({ min: 1, max: 1e6 }),
    at: time,
    who: text,
    why: text,
    nonce: text,
    composition,
    site: id(16),
    recipe: id(64),
    previous: id(64),
    verb: text,
    holds: fc.array(name, { maxLength: 3 }),
    refused: fc.dictionary(name, fc.array(version, { maxLength: 3 }), { maxKeys: 2, noNullPrototype: true }),
    canary: fc.record(
      { name, version, percent: fc.integer({ min: 1, max: 99 }), site: id(16) },
      { noNullPrototype: true },
    ),
    earlier: fc.dictionary(name, fc.array(version, { maxLength: 3 }), { maxKeys: 2, noNullPrototype: true }),
    manifest: id(64),
    commit: id(40),
  },
  {
    requiredKeys: [
      ...(['format', 'number', 'at', 'who', 'why', 'nonce', 'composition', 'site', 'recipe'] as const),
      ...(['previous', 'verb', 'earlier', 'manifest'] as const),
    ],
    noNullPrototype: true,
  },
);
const listed = fc.record(
  {
    format: fc.constant(1 as const),
    recipe: id(64),
    files: fc.dictionary(word, integrity, { maxKeys: 3, noNullPrototype: true }),
    pages: fc.dictionary(word, id(32), { maxKeys: 3, noNullPrototype: true }),
    redirects: fc.dictionary(word, fc.option(word), { maxKeys: 3, noNullPrototype: true }),
  },
  { requiredKeys: ['format', 'recipe', 'files', 'pages'], noNullPrototype: true },
);
const pin = fc.record({ url: text, integrity }, { noNullPrototype: true });
const route = fc.record(
  {
    path: word.map((each) => `/${each}`),
    page: word,
    owner: word,
    title: fc.record({ ua: text, en: text }, { noNullPrototype: true }),
  },
  { noNullPrototype: true },
);
const snapshot = fc.record(
  {
    contract: fc.constant(1),
    releases: fc.dictionary(word, version, { maxKeys: 3, noNullPrototype: true }),
    remotes: fc.dictionary(word, fc.record({ version: text, entry: pin }, { noNullPrototype: true }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    routes: fc.array(route, { maxLength: 3 }),
    chunks: fc.dictionary(
      word,
      fc.dictionary(word, fc.array(pin, { maxLength: 2 }), { maxKeys: 2, noNullPrototype: true }),
      { maxKeys: 2, noNullPrototype: true },
    ),
  },
  { noNullPrototype: true },
);
const pageSnapshot = fc.record(
  { shell: text, site: fc.dictionary(word, text, { maxKeys: 2, noNullPrototype: true }) },
  { noNullPrototype: true },
);
const facts = fc.record(
  {
    format: fc.constant(1),
    links: fc.array(text, { maxLength: 3 }),
    files: fc.array(text, { maxLength: 3 }),
    ids: fc.array(text, { maxLength: 3 }),
    words: text,
    integrities: fc.dictionary(fc.constantFrom('', '.br'), integrity, { noNullPrototype: true }),
  },
  { noNullPrototype: true },
);
const deltas = fc.record(
  {
    format: fc.constant(1),
    deltas: fc.dictionary(
      word,
      fc.dictionary(id(16), fc.record({ integrity, of: word }, { noNullPrototype: true }), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      { maxKeys: 3, noNullPrototype: true },
    ),
  },
  { noNullPrototype: true },
);
const mark = fc.record({ format: fc.constant(1), name, version }, { noNullPrototype: true });
const preview = fc.record(
  { format: fc.constant(1), id: fc.constant('0'.repeat(24)), name, version, site: id(16), until: time, who: text },
  { noNullPrototype: true },
);
const allowed = fc.record(
  { format: fc.constant(1), mapFrame: fc.webUrl(), contactEndpoint: fc.webUrl() },
  { noNullPrototype: true },
);

const json = (text: string) => parseJson(bytesOf(text), 'a file');

interface Parser {
  readonly valid: fc.Arbitrary<unknown>;
  /** Reads a text. What it gives for a valid one is that value. */
  readonly read: (text: string) => unknown;
}

const parsers: Readonly<Record<string, Parser>> = {
  'a release': { valid: release, read: (text) => parseRelease(json(text), 'a file') },
  'an entry of the log': { valid: entry, read: (text) => parseLogEntry(json(text), 'a file') },
  'a snapshot': { valid: snapshot, read: (text) => parseSnapshot(json(text), 'a file') },
  'the snapshot of a page': { valid: pageSnapshot, read: (text) => parsePageSnapshot(json(text), 'a file') },
  'the facts of a page': { valid: facts, read: (text) => parseFacts(bytesOf(text), 'a file') },
  'a mark': { valid: mark, read: (text) => parseMark(bytesOf(text), 'a file') },
  'what a site may reach': {
    valid: allowed,
    read: (text) => ({ format: 1, ...parseAllowedOrigins(json(text), 'a file') }),
  },
  'a listing of deltas': {
    valid: deltas,
    read: async (text) => ({
      format: 1,
      deltas: await readDeltaListing(async () => bytesOf(text), await deltaListingId(text)),
    }),
  },
  'a preview': {
    valid: preview,
    async read(text) {
      const receipt = bytesOf(integrityOf(text));
      const lies: Readonly<Record<string, Buffer>> = { json: bytesOf(text), sha384: receipt };
      return (await findPreview(async (key) => lies[key.split('.')[1] ?? ''], '0'.repeat(24)))?.preview;
    },
  },
};

describe.each(Object.entries(parsers))('%s', (_name, { valid, read }) => {
  it('is what it was when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(valid, async (value) => {
        expect(await read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      runs(150),
    );
  });

  it('that is almost one is read or refused in a sentence, and changes nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(almostJson(valid), async (text) => {
        const outcome = await readAnything(() => read(text));
        if ('refused' in outcome) expect(outcome.refused.message.length).toBeLessThan(20_000);
        else if (typeof outcome.value === 'object' && outcome.value !== null)
          expect('polluted' in outcome.value).toBe(false);
      }),
      runs(400),
    );
  });

  it(`of a megabyte takes less than ${limit} ms`, async () => {
    const [one] = fc.sample(valid, { seed: 20, numRuns: 1 });
    expect(await slowOf(grown(one), read)).toBe('');
  });
});

it(`what is no JSON, a megabyte of it, is refused in less than ${limit} ms`, async () => {
  expect(await slowOf(large('[[],', '{"a":1},'), json)).toBe('');
});

describe('the listing of a site', () => {
  it('is what it was, under the name of what it says; under any other it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(listed, almostJson(listed), async (value, other) => {
        const listing = { id: await siteIdOf(value), ...value };
        expect(await parseSiteListing(bytesOf(listingText(listing)), listing.id)).toEqual(
          JSON.parse(JSON.stringify(listing)),
        );
        const outcome = await readAnything(() => parseSiteListing(bytesOf(other), listing.id));
        expect('refused' in outcome).toBe(true);
      }),
      runs(150),
    );
  });

  it('that was changed in one place is refused', async () => {
    await fc.assert(
      fc.asyncProperty(listed, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), async (value, share) => {
        const listing = { id: await siteIdOf(value), ...value };
        const bytes = bytesOf(JSON.stringify(listing));
        const place = Math.floor(share * bytes.length);
        bytes[place] = (bytes[place] ?? 0) ^ 1;
        const outcome = await readAnything(() => parseSiteListing(bytes, listing.id));
        expect('refused' in outcome, bytes.toString()).toBe(true);
      }),
      runs(400),
    );
  });

  it(`of a megabyte takes less than ${limit} ms`, async () => {
    expect(await slowOf(large(), (text) => parseSiteListing(bytesOf(text), 'x'))).toBe('');
  });
});

it('what says which site was composed is read again, and anything else is refused', async () => {
  await fc.assert(
    fc.asyncProperty(id(16), almostJson(id(16).map((site) => ({ format: 1, site }))), async (site, other) => {
      expect(await readRecipe(async () => bytesOf(recipeText(site)), 'r')).toBe(site);
      await readAnything(() => readRecipe(async () => bytesOf(other), 'r'));
      expect(markedBy(bytesOf(markOf({ name: 'news', version: '1.0.0' })), 'a mark')).toMatchObject({
        name: 'news',
        version: '1.0.0',
      });
    }),
    runs(150),
  );
});

it('the policy that is made of what a site may reach is one line, and allows no directive of its own', async () => {
  const directivesOf = (headers: Headers) =>
    (headers['content-security-policy'] ?? '').split(';').map((each) => each.trim().split(' ')[0]);
  const own = directivesOf(documentHeaders({ mapFrame: '', contactEndpoint: '' }));
  expect(own).toContain('script-src');
  await fc.assert(
    fc.property(fc.record({ mapFrame: almost(fc.webUrl()), contactEndpoint: almost(fc.webUrl()) }), (value) => {
      const headers = documentHeaders(value);
      for (const header of Object.values(headers)) expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(directivesOf(headers)).toEqual(own);
    }),
    runs(600),
  );
});
