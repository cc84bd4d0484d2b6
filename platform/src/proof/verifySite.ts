import { hash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { getReleaseBase, NotFoundError } from 'shared/contract';
import { isInCanary, visitorCookie } from '../serve/respond/chooseSite.ts';
import { getEntryAddress } from '../serve/respond/proof.ts';
import { unpack } from '../store/bytes/packing.ts';
import { getErrorMessage } from '../store/getErrorMessage.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ListedResponse, Manifest, ManifestRelease } from '../store/protocol/manifest.ts';
import {
  compareResponse,
  type Dictionary,
  type Difference,
  type HostLimitation,
  type RequestVariant,
} from './compareResponse.ts';
import { fetchLog, fetchManifest, fetchNewestEntry } from './fetchProof.ts';
import { type FetchedResponse, type FetchFromSite, maxConcurrentRequests } from './siteFetch.ts';
import { type VerifiedLog, type VerifyLogOptions, verifyShownLog } from './verifyShownLog.ts';

export interface VerifyOptions extends VerifyLogOptions {
  /** Differences that the host cannot avoid, and that are accepted; none by default. */
  readonly limitations?: readonly HostLimitation[] | undefined;
  /** Headers that a proxy is known to add. */
  readonly allowedHeaders?: ReadonlySet<string> | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
  /** Waits before another look at the newest entry; by default half a second. */
  readonly pause?: (() => Promise<void>) | undefined;
}

/** A response that differs from the manifest of the log's newest entry. */
export interface DifferentResponse extends Difference {
  readonly address: string;
  readonly takes: RequestVariant['takes'];
  /** Release whose file the address is; undefined if the address belongs to no release. */
  readonly release?: ManifestRelease | undefined;
  /** Number of an earlier entry whose manifest lists the response. The host or a cache may be out of date. */
  readonly asUnder?: number | undefined;
}

export interface VerifiedSite {
  readonly origin: string;
  readonly entry: LogEntry;
  readonly log: VerifiedLog;
  readonly manifest: Manifest;
  /** Number of addresses that were verified. */
  readonly addresses: number;
  /** Number of requests. Some addresses need several, one for each encoding. */
  readonly asked: number;
  readonly differences: readonly DifferentResponse[];
  readonly unanswered: readonly { readonly address: string; readonly reason: string }[];
  /** By limitation of the host: number of accepted differences. */
  readonly excused: ReadonlyMap<string, number>;
  /** True if everything matches the log, and the log has no faults. */
  readonly sound: boolean;
}

/** Maximum number of verifications in a row. If the site changes during one, the next begins. */
const maxAttempts = 3;

/** Maximum number of further looks at the newest entry, with a pause before each: together longer than a server takes to follow the log. */
const maxLooks = 4;

const pauseBriefly = (): Promise<void> => setTimeout(500);

/**
 * Verifies a live site against its own log, using only its public addresses.
 * @throws NotFoundError or IntegrityError, which explain the site's response, if nothing can be verified
 */
export async function verifySite(
  fetchPath: FetchFromSite,
  origin: string,
  options: VerifyOptions = {},
): Promise<VerifiedSite> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { entry, bytes } = await fetchNewestEntry(fetchPath, origin);
    const log = verifyShownLog(await fetchLog(fetchPath, origin, entry, bytes), options);
    const manifest = await fetchManifest(fetchPath, origin, entry);
    const compared = await compareResponses(fetchPath, entry, manifest, options);
    const after = await fetchNewestEntry(fetchPath, origin);
    // Starts again if another entry became live meanwhile, because the responses may then belong to two entries.
    if (!after.bytes.equals(bytes)) continue;
    const end = await checkLogEnd(fetchPath, origin, entry, options.pause);
    if (end === 'changed') continue;
    const whole = {
      ...log,
      faults: [...log.faults, ...findUnnamedReleases(entry, manifest), ...end],
    };
    const differences =
      compared.differences.length > 0 ? await nameEarlierEntries(fetchPath, origin, entry, compared.differences) : [];
    const sound = whole.faults.length + differences.length + compared.unanswered.length === 0;
    return { origin, entry, log: whole, manifest, ...compared, differences, sound };
  }
  throw new NotFoundError({
    fact: `${origin} changed ${maxAttempts} times during the verification: try again later.`,
  });
}

/**
 * Checks that the log has no entry after the one that the site shows as its newest.
 * @returns faults; `changed` if the site shows a newer entry by now, because that entry became live meanwhile
 */
async function checkLogEnd(
  fetchPath: FetchFromSite,
  origin: string,
  { number }: LogEntry,
  pause: () => Promise<void> = pauseBriefly,
): Promise<readonly string[] | 'changed'> {
  const behind = await fetchPath(getEntryAddress(number + 1), { 'accept-encoding': 'identity' }).catch(() => undefined);
  if (behind?.status !== 200) return [];
  for (let look = 1; look <= maxLooks; look += 1) {
    await pause();
    if ((await fetchNewestEntry(fetchPath, origin)).entry.number > number) return 'changed';
  }
  return [`The log goes on after entry ${number}, which the site shows as the newest one.`];
}

/** Finds releases of which the manifest lists no file. Their files were unreadable when the log entry was made. */
const findUnnamedReleases = ({ number }: LogEntry, { releases, addresses }: Manifest): string[] =>
  releases.flatMap(({ name, version }) =>
    Object.keys(addresses).some((address) => address.startsWith(getReleaseBase(name, version)))
      ? []
      : [`Entry ${number} names no file of ${name} ${version}: its files cannot be verified.`],
  );

type ComparedResponses = Pick<VerifiedSite, 'addresses' | 'asked' | 'differences' | 'unanswered' | 'excused'>;

async function compareResponses(
  fetchPath: FetchFromSite,
  entry: LogEntry,
  manifest: Manifest,
  { limitations = [], allowedHeaders, onProgress = () => {} }: VerifyOptions,
): Promise<ComparedResponses> {
  const differences: DifferentResponse[] = [];
  const unanswered: { address: string; reason: string }[] = [];
  const excused = new Map<string, number>();
  const today = new Date().toISOString().slice(0, 10);
  // Leaves out former files that the host may have removed by now: their last day in the manifest has passed.
  const addresses = Object.entries(manifest.addresses).filter(([, responses]) =>
    responses.every(({ until }) => until === undefined || until >= today),
  );
  const visitors = await chooseVisitors(entry);
  const homes = await fetchHomePages(fetchPath, manifest, visitors);
  let [asked, done] = [0, 0];
  await pLimit(maxConcurrentRequests).map(addresses, async ([address, responses]) => {
    const release = findRelease(manifest, address);
    for (const [variant, headers] of listVariants(address, responses, visitors, homes)) {
      asked += 1;
      let received: FetchedResponse;
      try {
        received = await fetchPath(address, headers);
      } catch (error) {
        unanswered.push({ address, reason: getErrorMessage(error) });
        continue;
      }
      if (received.status >= 500) {
        unanswered.push({ address, reason: `${received.status}` });
        continue;
      }
      for (const difference of await compareResponse(manifest, responses, variant, received, allowedHeaders)) {
        const limitation = limitations.find(({ matches }) => matches(difference, manifest, received.status));
        if (limitation) excused.set(limitation.reason, (excused.get(limitation.reason) ?? 0) + 1);
        else differences.push({ ...difference, address, takes: variant.takes, release });
      }
    }
    done += 1;
    if (done % 50 === 0) onProgress(`${done} of ${addresses.length} addresses`);
  });
  return {
    addresses: addresses.length,
    asked,
    differences: sortByAddress(differences),
    unanswered: sortByAddress(unanswered),
    excused,
  };
}

const sortByAddress = <Each extends { readonly address: string }>(all: readonly Each[]): Each[] =>
  [...all].sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0));

interface Visitor {
  /** Visitor ID in hex; undefined without a canary. */
  readonly id: string | undefined;
  /** True if the visitor is not in the canary. */
  readonly isLive: boolean;
}

/** Chooses visitors for the requests: during a canary one of each arm (live and canary). */
async function chooseVisitors({ canary }: LogEntry): Promise<readonly Visitor[]> {
  if (!canary) return [{ id: undefined, isLive: true }];
  const visitors = new Map<boolean, Visitor>();
  while (visitors.size < 2) {
    const id = randomBytes(16).toString('hex');
    const isLive = !(await isInCanary(id, canary));
    visitors.set(isLive, { id, isLive });
  }
  return [...visitors.values()];
}

/** By language: its home page, which browsers store as the dictionary for all pages of the language. */
type HomePages = ReadonlyMap<string, Dictionary>;

const homeAddress = (address: string): string => (/^\/en(\/|$)/.test(address) ? '/en' : '/');

const homeKey = ({ id = '' }: Visitor, home: string): string => `${id} ${home}`;

async function fetchHomePages(
  fetchPath: FetchFromSite,
  { addresses }: Manifest,
  visitors: readonly Visitor[],
): Promise<HomePages> {
  const homes = new Map<string, Dictionary>();
  for (const visitor of visitors)
    for (const home of ['/', '/en'].filter((each) => each in addresses)) {
      const response = await fetchPath(home, { 'accept-encoding': 'br', ...cookieHeader(visitor) }).catch(
        () => undefined,
      );
      const bytes =
        response?.headers['content-encoding'] === 'br'
          ? await unpack(response.body).catch(() => undefined)
          : response?.body;
      if (bytes) homes.set(homeKey(visitor, home), { bytes, digest: hash('sha256', bytes) });
    }
  return homes;
}

const cookieHeader = ({ id }: Visitor): Record<string, string> =>
  id === undefined ? {} : { cookie: `${visitorCookie}=${id}` };

/** Headers by which a host recognises a browser that supports dictionaries. */
const dictionaryBrowser = { 'sec-ch-ua': '"Chromium";v="141"' };

/** Lists the requests that together get every representation of an address: encodings, arms and dictionaries. */
function* listVariants(
  address: string,
  responses: readonly ListedResponse[],
  visitors: readonly Visitor[],
  homes: HomePages,
): Generator<readonly [RequestVariant, Record<string, string>]> {
  const isPacked = responses.some(({ br }) => br !== undefined);
  const isDictionary = responses.some(({ keeps }) => keeps);
  // Requests a file of a release only once during a canary, because both arms get the same file.
  for (const visitor of address.startsWith('/r/') ? visitors.slice(0, 1) : visitors) {
    const cookie = address.startsWith('/r/') ? {} : cookieHeader(visitor);
    const { isLive } = visitor;
    yield [
      { takes: 'identity', isLive },
      { 'accept-encoding': 'identity', ...cookie },
    ];
    if (isPacked)
      for (const takes of ['br', 'gzip'] as const)
        yield [
          { takes, isLive },
          { 'accept-encoding': takes, ...cookie },
        ];
    if (!isDictionary) continue;
    yield [
      { takes: 'br', keeps: true, isLive },
      { 'accept-encoding': 'br', ...dictionaryBrowser, ...cookie },
    ];
    const dictionary = homes.get(homeKey(visitor, homeAddress(address)));
    if (dictionary && address !== homeAddress(address))
      yield [
        { takes: 'dcz', keeps: true, dictionary, isLive },
        {
          'accept-encoding': 'gzip, br, dcz',
          'available-dictionary': `:${Buffer.from(dictionary.digest, 'hex').toString('base64')}:`,
          ...dictionaryBrowser,
          ...cookie,
        },
      ];
  }
}

/** Finds the release to which an address belongs; for a file of several releases, the live one. */
function findRelease({ releases }: Manifest, address: string): ManifestRelease | undefined {
  const [, name, version] = /^\/r\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
  return (
    releases.find((release) => release.name === name && release.version === version) ??
    releases.find((release) => release.name === name)
  );
}

/** Number of earlier entries in which a different response is looked up. */
const maxEarlierEntries = 5;

/** Adds the number of an earlier entry to each difference whose content that entry lists. A host or cache may still serve that entry. */
async function nameEarlierEntries(
  fetchPath: FetchFromSite,
  origin: string,
  { number }: LogEntry,
  differences: readonly DifferentResponse[],
): Promise<DifferentResponse[]> {
  const under = new Map<string, number>();
  for (let earlier = number - 1; earlier >= Math.max(1, number - maxEarlierEntries); earlier -= 1) {
    const manifest = await fetchEarlierManifest(fetchPath, origin, earlier);
    for (const [address, responses] of Object.entries(manifest?.addresses ?? {}))
      for (const { body } of responses) if (!under.has(`${address} ${body}`)) under.set(`${address} ${body}`, earlier);
  }
  return differences.map((each) => {
    const asUnder = each.content === undefined ? undefined : under.get(`${each.address} ${each.content}`);
    return asUnder === undefined ? each : { ...each, asUnder };
  });
}

/** @returns undefined if the site no longer shows the manifest */
async function fetchEarlierManifest(
  fetchPath: FetchFromSite,
  origin: string,
  number: number,
): Promise<Manifest | undefined> {
  try {
    const { body } = await fetchPath(getEntryAddress(number), { 'accept-encoding': 'identity' });
    return await fetchManifest(fetchPath, origin, JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
