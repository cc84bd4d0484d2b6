import fc from 'fast-check';
import { contractVersion, parsePageSnapshot, parseRelease, parseSnapshot, storedFormat } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import {
  createLargeTexts,
  createRunOptions,
  findSlowTexts,
  maxParseMillisecondsPerMegabyte,
  mutateJson,
  mutateText,
  readOrRefuse,
} from '../../test/fuzzing.ts';
import {
  arbitraryIntegrity,
  dictionary,
  format,
  hexDigits,
  name,
  type Parser,
  record,
  testParser,
  text,
  toBytes,
  version,
} from '../../test/testParser.ts';
import { parseFacts } from '../compose/pages/pageFacts.ts';
import { computeIntegrity } from './bytes/computeIntegrity.ts';
import { computeDeltaListingId, readDeltaListing } from './protocol/deltaListing.ts';
import { parseLogEntry } from './protocol/logEntry.ts';
import { findPreview } from './protocol/preview.ts';
import { parseJson } from './protocol/readKey.ts';
import { computeSiteId, parseSiteListing, serializeListing } from './protocol/siteListing.ts';
import { createDocumentPolicy, type Headers, parseAllowedOrigins } from './responses/headerPolicy.ts';

/** Tests every file that is read from a store or supplied by a person: valid, almost valid, and very large. */

const file = fc.stringMatching(/^(browser|node)\/[a-z]{1,8}\.[0-9a-f]{8}\.js$/);
const time = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString());
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const texts = fc.array(text, { maxLength: 3 });
const versions = fc.array(version, { maxLength: 3 });

const source = record({ commit: hexDigits(40), clean: fc.boolean() });
const whole = {
  format,
  contract: fc.constant(contractVersion),
  name,
  version,
  files: dictionary(file, arbitraryIntegrity, 4, 1),
  shares: dictionary(word, text),
  content: hexDigits(10),
  source,
  seal: arbitraryIntegrity,
};
const release = record(whole, 'source').map((each) => {
  const [first = ''] = Object.keys(each.files);
  return { ...each, entry: first, node: first, chunks: { main: { js: [first], css: [] } } };
});

const composition = record({
  releases: dictionary(name, version),
  site: dictionary(word, fc.jsonValue({ maxDepth: 2 })),
});
const canary = record({ name, version, percent: fc.integer({ min: 1, max: 99 }), site: hexDigits(16) });
const fields = {
  format,
  number: fc.integer({ min: 1, max: 1e6 }),
  at: time,
  who: text,
  why: text,
  nonce: text,
  composition,
  site: hexDigits(16),
  recipe: hexDigits(64),
  previous: hexDigits(64),
  verb: text,
  holds: fc.array(name, { maxLength: 3 }),
  refused: dictionary(name, versions, 2),
  canary,
  earlier: dictionary(name, versions, 2),
  manifest: hexDigits(64),
  commit: hexDigits(40),
};
const entry = record(fields, 'holds', 'refused', 'canary', 'commit');
const listed = record(
  {
    format,
    recipe: hexDigits(64),
    files: dictionary(word, arbitraryIntegrity),
    pages: dictionary(word, record({ inputHash: hexDigits(32), owner: name })),
    redirects: dictionary(word, fc.option(word)),
  },
  'redirects',
);
const pin = record({ url: text, integrity: arbitraryIntegrity });
const route = record({
  path: word.map((each) => `/${each}`),
  page: word,
  owner: word,
  title: record({ ua: text, en: text }),
});
const snapshot = record({
  contract: fc.constant(contractVersion),
  releases: dictionary(word, version),
  remotes: dictionary(word, record({ version: text, entry: pin }), 2),
  routes: fc.array(route, { maxLength: 3 }),
  chunks: dictionary(word, dictionary(word, fc.array(pin, { maxLength: 2 }), 2), 2),
});
const pageSnapshot = record({ shell: text, site: dictionary(word, text, 2) });
const content = record({ body: arbitraryIntegrity, br: arbitraryIntegrity }, 'br');
const facts = record({
  format,
  pages: dictionary(word, record({ links: texts, files: texts, ids: texts, words: text }), 3),
});
const deltas = record({
  format,
  deltas: dictionary(word, dictionary(hexDigits(16), record({ integrity: arbitraryIntegrity, of: content }), 2)),
});
const preview = record({
  format,
  id: fc.constant('0'.repeat(24)),
  name,
  version,
  site: hexDigits(16),
  until: time,
  who: text,
});

const json = (said: string) => parseJson(toBytes(said), 'a file');

const parsers: Readonly<Record<string, Parser>> = {
  'a release': { valid: release, read: (said) => parseRelease(json(said), 'a file') },
  'a log entry': { valid: entry, read: (said) => parseLogEntry(json(said), 'a file') },
  'a snapshot': { valid: snapshot, read: (said) => parseSnapshot(json(said), 'a file') },
  'a page snapshot': { valid: pageSnapshot, read: (said) => parsePageSnapshot(json(said), 'a file') },
  'facts of pages': {
    valid: facts,
    read: (said) => ({ format: storedFormat, pages: parseFacts(toBytes(said), 'a file') }),
  },
  'allowed origins': {
    valid: record({ format, mapFrame: fc.webUrl(), contactEndpoint: fc.webUrl() }),
    read: (said) => ({ format: storedFormat, ...parseAllowedOrigins(json(said), 'a file') }),
  },
  'a listing of deltas': {
    valid: deltas,
    read: async (said) => ({
      format: storedFormat,
      deltas: await readDeltaListing(async () => toBytes(said), await computeDeltaListingId(said)),
    }),
  },
  'a preview': {
    valid: preview,
    async read(said) {
      const lies: Readonly<Record<string, Buffer>> = { json: toBytes(said), sha256: toBytes(computeIntegrity(said)) };
      return (await findPreview(async (key) => lies[key.split('.')[1] ?? ''], '0'.repeat(24)))?.preview;
    },
  },
};
for (const [called, parser] of Object.entries(parsers)) testParser(called, parser);

it(`a megabyte of invalid JSON is refused within ${maxParseMillisecondsPerMegabyte} ms`, async () => {
  expect(await findSlowTexts(createLargeTexts('[[],', '{"a":1},'), json)).toBe('');
});

describe('a site listing', () => {
  it('a site listing is read under its own ID and refused under any other', async () => {
    await fc.assert(
      fc.asyncProperty(listed, mutateJson(listed), async (value, other) => {
        const listing = { id: await computeSiteId(value), ...value };
        expect(await parseSiteListing(toBytes(serializeListing(listing)), listing.id)).toEqual(
          JSON.parse(JSON.stringify(listing)),
        );
        const outcome = await readOrRefuse(() => parseSiteListing(toBytes(other), listing.id));
        expect('refused' in outcome).toBe(true);
      }),
      createRunOptions(150),
    );
  });

  it('a site listing is refused after a changed byte', async () => {
    await fc.assert(
      fc.asyncProperty(listed, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), async (value, share) => {
        const listing = { id: await computeSiteId(value), ...value };
        const bytes = toBytes(JSON.stringify(listing));
        const place = Math.floor(share * bytes.length);
        bytes[place] = (bytes[place] ?? 0) ^ 1;
        const outcome = await readOrRefuse(() => parseSiteListing(bytes, listing.id));
        expect('refused' in outcome, bytes.toString()).toBe(true);
      }),
      createRunOptions(400),
    );
  });

  it(`a site listing of a megabyte is parsed within ${maxParseMillisecondsPerMegabyte} ms`, async () => {
    expect(await findSlowTexts(createLargeTexts(), (text) => parseSiteListing(toBytes(text), 'x'))).toBe('');
  });
});

it('allowed origins add no directive and no line to the content security policy', async () => {
  const directivesOf = (headers: Headers) =>
    (headers['content-security-policy'] ?? '').split(';').map((each) => each.trim().split(' ')[0]);
  const own = directivesOf(createDocumentPolicy({ mapFrame: '', contactEndpoint: '' }));
  expect(own).toContain('script-src');
  await fc.assert(
    fc.property(fc.record({ mapFrame: mutateText(fc.webUrl()), contactEndpoint: mutateText(fc.webUrl()) }), (value) => {
      const headers = createDocumentPolicy(value);
      for (const header of Object.values(headers)) expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(directivesOf(headers)).toEqual(own);
    }),
    createRunOptions(600),
  );
});
