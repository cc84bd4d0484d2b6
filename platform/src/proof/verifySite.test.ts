import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createHostFetch } from '../../test/createVisitors.ts';
import { cloneStore, releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { createRandom } from '../../test/faultyStores.ts';
import { releaseNewsRemote } from '../../test/releaseNewsRemote.ts';
import { startCanary } from '../release/canary/canary.ts';
import { requireLive } from '../release/live/liveReleases.ts';
import { promote, promoteTogether } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import { isInCanary, visitorCookie } from '../serve/respond/chooseSite.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { getDescriptionKey, getEntryKey, getManifestKey } from '../store/protocol/keys.ts';
import { formatPublicKey } from '../store/signing/releaseSignatures.ts';
import { staticHostLimitations } from './compareResponse.ts';
import { formatVerification } from './formatVerification.ts';
import { createSiteFetch, type FetchedResponse, type FetchFromSite } from './siteFetch.ts';
import { type VerifyOptions, verifySite } from './verifySite.ts';

const origin = 'https://site.example';
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519');
let prepared: ReleaseStore;
let withCanary: ReleaseStore;

/** Creates a signed site in which the remote's second version is live, and a copy in which the third is the canary. */
beforeAll(async () => {
  prepared = await storeWithShell();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseNewsRemote(prepared, version);
  const news = (version: string) => ({ name: 'news', version });
  await promoteTogether({
    store: prepared,
    releases: [{ name: 'shell', version: '1.0.0' }, news('1.0.0')],
    signingKey,
  });
  await promote({ store: prepared, release: news('1.1.0'), signingKey });
  withCanary = await cloneStore(prepared);
  await startCanary({ store: withCanary, release: news('1.2.0'), percent: 25, signingKey });
});

const hostOf = ({ read }: ReleaseStore): FetchFromSite => createHostFetch(read);
const looking = (ask: FetchFromSite, options?: VerifyOptions) =>
  verifySite(ask, origin, { pause: async () => {}, ...options });

describe('a site that matches its log', () => {
  it('verification passes for a site that matches its log, and lists entry, signer and releases', async () => {
    const found = await looking(hostOf(prepared), { trusted: new Set([formatPublicKey(publicKey)]) });
    expect(formatVerification(found).split('\n').slice(-1)).toEqual([
      expect.stringMatching(/^\d+ addresses, \d+ requests: everything matches the log\.$/),
    ]);
    expect(found).toMatchObject({ sound: true, entry: { number: 2, signature: { key: formatPublicKey(publicKey) } } });
    expect(found.manifest.releases.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'news@1.1.0',
      'shell@1.0.0',
    ]);
    const { addresses } = found.manifest;
    expect(Object.keys(addresses)).toEqual(
      expect.arrayContaining([
        '/',
        '/en',
        '/news',
        '/en/news',
        '/snapshot.json',
        '/sitemap.xml',
        '/speculation.json',
        '/older',
        '/en/over',
      ]),
    );
    expect(addresses['/r/news/js/own.11000000.js']).toHaveLength(1);
  });

  it('control characters in log texts are replaced in the report', async () => {
    const found = await looking(hostOf(prepared));
    const why = 'x\u001b[2J\n1398 addresses: all of it is fine\u202e';
    const [first, second] = formatVerification({ ...found, entry: { ...found.entry, why } }).split('\n');
    expect(first).toMatch(/: x\?\[2J\?1398 addresses: all of it is fine\?$/);
    expect(second).toMatch(/^ {2}by /);
  });

  it('verification passes during a canary, also on a host without canaries', async () => {
    const found = await looking(hostOf(withCanary));
    expect(formatVerification(found)).toContain('everything matches the log');
    expect(found.entry.canary?.version).toBe('1.2.0');
    // Imitates an export during a canary: it serves the live site, without the canary, under the newest entry.
    const [shared, today] = [hostOf(prepared), hostOf(withCanary)];
    const exported: FetchFromSite = (target, headers) =>
      (target.startsWith('/proof/') || /^\/r\/news\/(1\.2|js\/own\.12)/.test(target) ? today : shared)(target, headers);
    expect(formatVerification(await looking(exported))).toContain('everything matches the log');
  });

  it('a canary that is shown to a visitor outside of its share is detected', async () => {
    const ask = hostOf(withCanary);
    let inside = '';
    do inside = randomBytes(16).toString('hex');
    while (!(await isInCanary(inside, { name: 'news', version: '1.2.0', percent: 25 })));
    const found = await looking((target, headers) => ask(target, { ...headers, cookie: `${visitorCookie}=${inside}` }));
    expect(found.sound).toBe(false);
    expect(formatVerification(found)).toContain('  /en/news (identity, br, gzip, dcz) has other bytes');
  });

  it('verification passes during a canary that adds a page, and one that drops and redirects pages', async () => {
    const store = await cloneStore(prepared);
    await releaseRemote(store, 'news', {
      version: '1.3.0',
      routes: ['/', '/news', '/fresh'],
      redirects: { '/older': '/fresh', '/over': null },
    });
    const release = { name: 'news', version: '1.3.0' };
    await startCanary({ store, release, percent: 50 });
    expect(formatVerification(await looking(hostOf(store)))).toContain('everything matches the log');
    // The other way round: the live site has the page, and the canary, with the former release, has not.
    await promote({ store, release });
    await startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 50, drops: ['/fresh'] });
    expect(formatVerification(await looking(hostOf(store)))).toContain('everything matches the log');
  });

  it.each([1, 4])(
    'an entry that becomes live at the end of the verification is verified too, after look %i',
    async (looks) => {
      const [before, now] = [hostOf(prepared), hostOf(withCanary)];
      let pauses = 0;
      const found = await looking(
        (target, headers) => (pauses >= looks || target === '/proof/00000003.json' ? now : before)(target, headers),
        {
          pause: async () => {
            pauses += 1;
          },
        },
      );
      expect(pauses).toBe(looks);
      expect(found).toMatchObject({ sound: true, entry: { number: 3 }, log: { faults: [] } });
    },
  );

  it.each(['', ', vitals', ', report', ', vitals, report'])(
    'the name of a view followed by "%s" is no difference',
    async (asked) => {
      const view = `view;desc="${'a'.repeat(36)}"${asked}`;
      const ask = hostOf(prepared);
      const counted: FetchFromSite = async (target, headers) => {
        const response = await ask(target, headers);
        return { ...response, headers: { ...response.headers, 'server-timing': view } };
      };
      expect(formatVerification(await looking(counted))).toContain('everything matches the log');
    },
  );

  it('an encoding that the client did not accept is detected, as of a cache that ignores vary', async () => {
    const ask = hostOf(prepared);
    const found = await looking((target, headers) =>
      ask(target, target.startsWith('/proof/') ? headers : { ...headers, 'accept-encoding': 'br' }),
    );
    expect(found.sound).toBe(false);
    expect(formatVerification(found)).toMatch(
      / {2}\/en\/news \(.*identity.*gzip.*\) is compressed with br, which the request does not accept\n/,
    );
  });

  it('an old page is detected, and its entry is named', async () => {
    const old = await cloneStore(prepared);
    await old.upkeep.remove([getEntryKey(2)]);
    const [now, before] = [hostOf(prepared), hostOf(old)];
    const found = await looking((target, headers) => (target === '/en/news' ? before : now)(target, headers));
    expect(found.sound).toBe(false);
    expect(formatVerification(found)).toMatch(/ {2}\/en\/news \(.*\) has other bytes; it matches entry 1\n/);
  });
});

describe('one changed bit', () => {
  /** Wraps a host: `alter` changes its responses to the requests that `is` selects. */
  const altering =
    (
      ask: FetchFromSite,
      is: (target: string, takes: string) => boolean,
      alter: (response: FetchedResponse) => FetchedResponse,
    ): FetchFromSite =>
    async (target, headers = {}) => {
      const response = await ask(target, headers);
      return is(target, `${headers['accept-encoding']} ${headers['sec-ch-ua'] ? 'keeps' : ''}`)
        ? alter(response)
        : response;
    };

  it.each([7, 20, 33])(
    'verification detects 100 of 100 changed bits, with the random seed %i',
    async (drawn) => {
      const random = createRandom(drawn);
      const below = (most: number) => Math.floor(random() * most);
      const host = hostOf(prepared);
      const asked: [string, string, FetchedResponse][] = [];
      const sound = await looking(async (target, headers = {}) => {
        const response = await host(target, headers);
        asked.push([target, `${headers['accept-encoding']} ${headers['sec-ch-ua'] ? 'keeps' : ''}`, response]);
        return response;
      });
      expect(sound.sound).toBe(true);
      // Alters each representation only once. Leaves out the 404 after the last log entry, whose content is not checked.
      const once = new Map(
        asked.filter(([target]) => target !== '/proof/00000003.json').map((each) => [`${each[0]} ${each[1]}`, each]),
      );
      const kinds = new Map<string, number>();
      const missed: string[] = [];
      for (let alteration = 0; alteration < 100; alteration += 1) {
        const own = [...once.values()].filter(([target]) => kindOf(target) === wanted[alteration % wanted.length]);
        const [target, takes, { headers }] = own[below(own.length)] ??
          [...once.values()][0] ?? ['', '', { headers: {} }];
        const inHeader = alteration % 2 === 1 && !target.startsWith('/proof/');
        const names = Object.keys(headers).filter((name) => !['content-length', 'accept-ranges'].includes(name));
        const name = names[below(names.length)] ?? '';
        const kind = `${kindOf(target)} ${inHeader ? 'header' : 'content'}`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const seed = below(2 ** 30);
        const altered = altering(
          host,
          (each, how) => each === target && how === takes,
          (response) => (inHeader ? withHeaderBit(response, name, seed) : withContentBit(response, seed)),
        );
        const isFound = await looking(altered).then(
          ({ sound: whole }) => !whole,
          () => true,
        );
        if (!isFound) missed.push(`${target} (${takes}): ${inHeader ? name : 'content'} ${seed}`);
      }
      expect(missed).toEqual([]);
      expect([...kinds.keys()].sort()).toEqual([
        'file content',
        'file header',
        'page content',
        'page header',
        'proof content',
        'release content',
        'release header',
        'way header',
      ]);
    },
    300_000,
  );

  const wanted = ['page', 'page', 'release', 'release', 'file', 'file', 'proof', 'way'] as const;

  function kindOf(target: string): string {
    if (target.startsWith('/proof/')) return 'proof';
    if (target.startsWith('/r/')) return 'release';
    if (/^(\/en)?\/(older|over)$/.test(target)) return 'way';
    return /\.(json|xml|txt|svg)$/.test(target) ? 'file' : 'page';
  }

  function withContentBit(response: FetchedResponse, seed: number): FetchedResponse {
    if (response.body.length === 0) return { ...response, status: response.status ^ 1 };
    const body = Buffer.from(response.body);
    // Alters no byte of the gzip header, because that describes only the compressor.
    const from = response.headers['content-encoding'] === 'gzip' ? 10 : 0;
    const at = from + (seed % (body.length - from));
    body[at] = (body[at] ?? 0) ^ (1 << (seed & 7));
    return { ...response, body };
  }

  function withHeaderBit(response: FetchedResponse, name: string, seed: number): FetchedResponse {
    const value = Buffer.from(response.headers[name] ?? '', 'latin1');
    const at = seed % value.length;
    value[at] = (value[at] ?? 0) ^ (1 << (seed % 6));
    return { ...response, headers: { ...response.headers, [name]: value.toString('latin1') } };
  }

  it('the difference of one changed bit names address, encoding and release', async () => {
    const target = '/r/news/js/own.11000000.js';
    const altered = altering(
      hostOf(prepared),
      (each, takes) => each === target && takes.startsWith('identity'),
      (response) => withContentBit(response, 99),
    );
    expect(formatVerification(await looking(altered))).toContain(`  ${target} (identity, news 1.1.0) has other bytes`);
  });

  it('a changed header is listed once for all its addresses', async () => {
    const altered = altering(
      hostOf(prepared),
      () => true,
      (response) => ({
        ...response,
        headers: { ...response.headers, 'referrer-policy': 'unsafe-url', link: '</x.css>' },
      }),
    );
    const text = formatVerification(await looking(altered));
    expect(text).toContain('has another referrer-policy: "unsafe-url" instead of "strict-origin-when-cross-origin"');
    expect(text).toContain('has link, which is not in the log: "</x.css>" instead of nothing');
    expect(text.split('\n').filter((line) => line.includes('referrer-policy'))).toHaveLength(1);
  });
});

describe('a header whose name objects inherit', () => {
  it('every header of a response is read', async () => {
    const lines = ['HTTP/1.1 200 OK', '__proto__: a', 'constructor: b', '__proto__: c', 'connection: close', '', ''];
    const server = createServer((socket) => socket.once('data', () => socket.end(lines.join('\r\n'))));
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { headers } = await createSiteFetch(`http://127.0.0.1:${port}`, { keepAlive: false })('/');
    expect(Object.entries(headers)).toEqual([
      ['__proto__', 'a, c'],
      ['constructor', 'b'],
      ['connection', 'close'],
    ]);
  });

  it.each(['__proto__', 'constructor'])('the added header %s is a difference', async (name) => {
    const host = hostOf(prepared);
    const found = await looking(async (target, asked) => {
      const { headers, ...response } = await host(target, asked);
      return { ...response, headers: Object.fromEntries([...Object.entries(headers), [name, 'x']]) };
    });
    expect(formatVerification(found)).toContain(`has ${name}, which is not in the log: "x" instead of nothing`);
  });
});

describe('verification that cannot be completed', () => {
  const json = (status: number, body: unknown): FetchedResponse => ({
    status,
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
  });
  const empty = (status: number, headers: Record<string, string> = {}): FetchedResponse => ({
    status,
    headers,
    body: Buffer.alloc(0),
  });

  it.each<readonly [string, FetchFromSite, string]>([
    [
      'a site that cannot be reached',
      () => Promise.reject(new Error('no server responds there')),
      `${origin} cannot be reached: no server responds there.`,
    ],
    [
      'a site that responds with 503',
      async () => empty(503),
      `${origin} responds with status 503 at /proof/newest.json. Try again when the site is up.`,
    ],
    [
      'a redirect to another site',
      async () => empty(301, { location: 'https://www.site.example/proof/newest.json' }),
      `${origin} redirects to another address. Verify that one: https://www.site.example.`,
    ],
    [
      'another site',
      async () => empty(404),
      `${origin} is not a site of this project: it responds with status 404 and without a log entry at /proof/newest.json.`,
    ],
    [
      'a site that responds with 200 to every address',
      async () => ({ ...empty(200), body: Buffer.from('<!doctype html>') }),
      `${origin} is not a site of this project: it responds with status 200 and without a log entry at /proof/newest.json.`,
    ],
    [
      'an entry of a newer format',
      async () => json(200, { number: 1, composition: {}, tomorrow: true }),
      `${origin} shows a log entry that this version cannot read. Use a newer version.`,
    ],
  ])('verification explains %s', async (_, ask, sentence) => {
    expect(await looking(ask).catch((error: Error) => error.message)).toBe(sentence);
  });

  it('verification explains a site that fails for some addresses', async () => {
    const host = hostOf(prepared);
    const found = await looking(async (target, headers) => {
      if (target === '/en') throw new Error('the connection was cut');
      return target === '/news' ? empty(502) : host(target, headers);
    });
    expect(found.sound).toBe(false);
    expect(formatVerification(found)).toContain(
      `${origin} did not respond to ${found.unanswered.length} of ${found.asked} requests, first for /en (the connection was cut).`,
    );
    await expect(
      looking(async (target, headers) => (target.includes('00000001') ? empty(500) : host(target, headers))),
    ).rejects.toThrow(
      `${origin} is only partly available: /proof/00000001.json is unavailable (it responds with status 500).`,
    );
  });

  it('verification explains a log that changes during verification', async () => {
    const [one, two] = [hostOf(prepared), hostOf(withCanary)];
    let looks = 0;
    const restless: FetchFromSite = async (target, headers) => {
      if (target !== '/proof/newest.json') return one(target, headers);
      looks += 1;
      return (looks % 2 === 0 ? two : one)(target, headers);
    };
    await expect(looking(restless)).rejects.toThrow(
      `${origin} changed 3 times during the verification: try again later.`,
    );
    const behind = await looking((target, headers) => (target === '/proof/00000003.json' ? two : one)(target, headers));
    expect(behind.log.faults).toEqual(['The log goes on after entry 2, which the site shows as the newest one.']);
  });

  it('verification names a release whose files the log entry could not list', async () => {
    const store = await cloneStore(prepared);
    await store.upkeep.remove([getDescriptionKey('shell', '1.0.0')]);
    await store.create(getDescriptionKey('shell', '1.0.0'), '{}');
    // Removes the manifest, too: otherwise the next entry would copy the list of the release's files from it.
    await store.upkeep.remove([getManifestKey((await requireLive(store)).manifest)]);
    await rollback({ store, name: 'news' });
    expect((await looking(hostOf(store))).log.faults).toEqual([
      'Entry 3 names no file of shell 1.0.0: its files cannot be verified.',
    ]);
  });

  it.each([
    [2 ** 53 - 1, `${origin} shows a log entry that this version cannot read.`],
    [99_999_999, 'its newest entry has the number 99999999, and this command reads at most 100000 entries.'],
  ])('verification explains the impossible entry number %d', async (number, sentence) => {
    const host = hostOf(prepared);
    const found = looking(async (target, headers) => {
      if (target !== '/proof/newest.json') throw new Error('no further request is needed');
      const { body } = await host(target, headers);
      return json(200, { ...JSON.parse(body.toString()), number });
    });
    await expect(found).rejects.toThrow(sentence);
  });

  it('verification refuses a manifest other than the one in the entry', async () => {
    const host = hostOf(prepared);
    await expect(
      looking(async (target, headers) => {
        const response = await host(target, headers);
        return target.includes('/manifests/')
          ? { ...response, body: Buffer.concat([response.body, Buffer.from(' ')]) }
          : response;
      }),
    ).rejects.toThrow(`${origin} shows a different manifest than entry 2 names.`);
  });
});

it('for a static host only its known limitations are excused', async () => {
  const host = hostOf(prepared);
  const documents = (await host('/')).headers;
  const asStatic: FetchFromSite = async (target, headers = {}) => {
    const { 'sec-ch-ua': _, ...others } = headers;
    const { status, headers: own, body } = await host(target, { ...others, 'accept-encoding': 'identity' });
    const { vary: _vary, 'use-as-dictionary': _use, etag: _etag, ...kept } = own;
    const all = {
      ...Object.fromEntries(
        ['content-security-policy', 'permissions-policy'].map((name) => [name, documents[name] ?? '']),
      ),
      ...kept,
    };
    return { status, headers: target.startsWith('/proof/') ? own : all, body };
  };
  expect((await looking(asStatic)).sound).toBe(false);
  const found = await looking(asStatic, { limitations: staticHostLimitations });
  expect(found.differences).toEqual([]);
  expect(found.sound).toBe(true);
  expect([...found.excused.keys()]).toEqual(
    expect.arrayContaining([
      'it handles compression, entity tags and ranges in its own way, and has no dictionaries',
      'its rules match addresses: every response has the headers of documents',
    ]),
  );
  const altered = await looking(
    async (target, headers) =>
      target === '/en' ? { ...(await asStatic(target, headers)), body: Buffer.from('x') } : asStatic(target, headers),
    { limitations: staticHostLimitations },
  );
  expect(formatVerification(altered)).toContain('/en (identity, br, gzip) has other bytes');
});
