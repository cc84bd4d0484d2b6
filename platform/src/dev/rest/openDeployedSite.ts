import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  contractVersion,
  IntegrityError,
  InvalidInputError,
  NotFoundError,
  parseSnapshot,
  readAddress,
  type Snapshot,
} from 'shared/contract';
import { compareResponse, isForAllVisitors } from '../../proof/compareResponse.ts';
import { fetchManifest, fetchNewestEntry } from '../../proof/fetchProof.ts';
import type { FetchedResponse, FetchFromSite } from '../../proof/siteFetch.ts';
import { isInCanary, visitorCookie } from '../../serve/respond/chooseSite.ts';
import { proofPath } from '../../serve/respond/proof.ts';
import { resolveTarget, type SiteLookup } from '../../serve/respond/resolveTarget.ts';
import { unpack } from '../../store/bytes/packing.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { type ListedResponse, type Manifest, readResponseHeaders } from '../../store/protocol/manifest.ts';
import { parseJson } from '../../store/protocol/readKey.ts';
import { toDocumentAddress } from '../../store/responses/documentNames.ts';
import { commonHeaders } from '../../store/responses/headerPolicy.ts';

/** Response of a deployed site, which the development server passes on to the local browser. */
export interface DeployedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A deployed site, which gets only GET requests. Each response is verified against the manifest of the newest log entry. */
export interface DeployedSite {
  readonly origin: string;
  /** Returns the newest known entry of the site's log. */
  readonly live: () => LogEntry;
  /**
   * Returns the response to a target (path and query); status 404 if the site has no such address.
   * @throws NotFoundError if the site is unavailable and the response is not cached; IntegrityError if it differs from the manifest
   */
  readonly respond: (target: string) => Promise<DeployedResponse>;
  /** @throws as `respond` does; InvalidInputError if the site now has another contract */
  readonly snapshot: () => Promise<Snapshot>;
}

const checkIntervalMs = 2_000;

/** Maximum bytes of cached responses. All files of a site need less. */
const maxCacheBytes = 256 * 1024 * 1024;

interface LiveState {
  readonly entry: LogEntry;
  readonly bytes: Buffer;
  readonly manifest: Manifest;
  /** Visitor ID to send, so that the site responds with live releases. Undefined without a canary. */
  readonly visitor: string | undefined;
}

interface OpenSiteOptions {
  readonly origin: string;
  readonly fetchPath: FetchFromSite;
  /** Called with a sentence when the site becomes unavailable or available again, or has a newer entry. */
  readonly report: (sentence: string) => void;
  /** Clock in milliseconds that never goes backwards. */
  readonly now?: () => number;
}

/**
 * Opens a deployed site. Verifies each response against the manifest of the newest log entry, and follows newer entries. Responds from its
 * cache while the site is unavailable.
 * @throws NotFoundError, InvalidInputError or IntegrityError if the site cannot be used
 */
export async function openDeployedSite({
  origin,
  fetchPath,
  report,
  now = () => performance.now(),
}: OpenSiteOptions): Promise<DeployedSite> {
  let live = await fetchLiveState(fetchPath, origin);
  const bodies = new LRUCache<string, Buffer>({ maxSize: maxCacheBytes, sizeCalculation: ({ length }) => length || 1 });
  let checkedAt = now();
  let pendingCheck: Promise<void> | undefined;
  let isUnavailable = false;

  const reportUnavailable = (why: unknown) => {
    if (!isUnavailable)
      report(`${origin} does not respond (${getErrorMessage(why)}). Cached files are used until it responds again.`);
    isUnavailable = true;
  };
  const reportAvailable = () => {
    if (isUnavailable) report(`${origin} responds again.`);
    isUnavailable = false;
  };

  async function checkNewestEntry(): Promise<void> {
    try {
      const { bytes } = await fetchNewestEntry(fetchPath, origin);
      reportAvailable();
      if (bytes.equals(live.bytes)) return;
      const next = await fetchLiveState(fetchPath, origin);
      live = next;
      report(`${origin} now shows entry ${next.entry.number}: ${next.entry.why}`);
    } catch (error) {
      reportUnavailable(error);
    } finally {
      checkedAt = now();
    }
  }

  /** Checks whether the log has a newer entry: at most once per interval, or immediately with `atOnce`. */
  async function followLog(atOnce = false): Promise<void> {
    if (!atOnce && now() - checkedAt < checkIntervalMs) return;
    pendingCheck ??= checkNewestEntry().finally(() => {
      pendingCheck = undefined;
    });
    // While the site is unavailable, only `atOnce` waits for the check, because cached responses must stay fast.
    if (atOnce || !isUnavailable) await pendingCheck;
  }

  async function respondToAddress(address: string, mayFollow = true): Promise<DeployedResponse> {
    const { manifest } = live;
    const { number } = live.entry;
    const expected = findLiveResponse(manifest, address);
    if (!expected) return respondNotFound(address);
    const { status } = expected;
    const headers = readResponseHeaders(manifest, expected);
    const cached = expected.body === undefined ? Buffer.alloc(0) : bodies.get(expected.body);
    if (cached) return { status, headers, body: cached };
    const received = await fetchPath(address, createVisitorHeaders(live.visitor)).catch((cause: unknown) => {
      reportUnavailable(cause);
      throw createUnreachableError(origin, cause);
    });
    reportAvailable();
    const faults = await compareResponse(manifest, [expected], { takes: 'br' }, received);
    const fault = faults.find(({ kind }) => kind === 'status' || kind === 'content');
    if (!fault) {
      const body = await unpackBody(received);
      if (expected.body !== undefined) bodies.set(expected.body, body);
      return { status, headers, body };
    }
    if (mayFollow) await followLog(true);
    // Compares again if a newer entry has become live, because the response may belong to that entry.
    if (mayFollow && live.entry.number !== number) return respondToAddress(address, false);
    throw received.status >= 500
      ? createUnavailableError(origin, address, received)
      : createAlteredError(origin, address, fault.fact, number);
  }

  /** Returns the site's not-found page. The manifest lists it under two addresses, one per language, that no page can have. */
  function respondNotFound(address: string): Promise<DeployedResponse> | DeployedResponse {
    if (address.startsWith('/r/') || /\.[a-z0-9]+$/.test(address)) return emptyNotFound;
    const notFoundAddress = readAddress(address).language === 'en' ? '/en/nothing.is.here' : '/nothing.is.here';
    return notFoundAddress in live.manifest.addresses ? respondToAddress(notFoundAddress) : emptyNotFound;
  }

  async function respond(target: string): Promise<DeployedResponse> {
    await followLog();
    const [address = '/'] = target.split('?', 1);
    // Passes files of the log on without a check, because clients verify the log themselves.
    if (proofPath.test(address)) return toDeployedResponse(await fetchPath(address));
    const resolved = findLiveResponse(live.manifest, address)
      ? undefined
      : resolveTarget(target, createLookup(live.manifest));
    if (resolved?.kind === 'redirect')
      return { status: 308, headers: { ...commonHeaders, location: resolved.to }, body: Buffer.alloc(0) };
    return respondToAddress(address);
  }

  const snapshot = async () => parseDeployedSnapshot(origin, (await respond(snapshotPath)).body);
  // Fails before the first build if the site's snapshot cannot be used.
  await snapshot();
  return { origin, live: () => live.entry, respond, snapshot };
}

/** Finds the live site's response at an address, for clients that store no documents as compression dictionaries. */
const findLiveResponse = (manifest: Manifest, address: string): ListedResponse | undefined =>
  manifest.addresses[address]?.find((each) => !each.keeps && isForAllVisitors(manifest, each));

/** Creates the lookup by which other spellings of an address are redirected, as the deployed site does. It has only pages and redirects. */
const createLookup = (manifest: Manifest): SiteLookup => {
  const readLive = (address: string) => {
    const response = findLiveResponse(manifest, address);
    return response && { status: response.status, headers: readResponseHeaders(manifest, response) };
  };
  return {
    has: () => false,
    isPage(file) {
      const { status, headers } = readLive(toDocumentAddress(file)) ?? {};
      return status === 200 && /^text\/html/.test(headers?.['content-type'] ?? '');
    },
    redirect: (address) => readLive(address)?.headers.location,
  };
};

async function fetchLiveState(fetchPath: FetchFromSite, origin: string): Promise<LiveState> {
  const { entry, bytes } = await fetchNewestEntry(fetchPath, origin);
  const manifest = await fetchManifest(fetchPath, origin, entry);
  return { entry, bytes, manifest, visitor: entry.canary && (await findVisitorOutside(entry.canary)) };
}

/** Returns a visitor ID that the canary does not include. A canary includes at most 99 % of the visitors. */
async function findVisitorOutside(canary: NonNullable<LogEntry['canary']>): Promise<string> {
  const visitor = randomBytes(16).toString('hex');
  return (await isInCanary(visitor, canary)) ? findVisitorOutside(canary) : visitor;
}

const createVisitorHeaders = (visitor: string | undefined): Record<string, string> => ({
  'accept-encoding': 'br',
  ...(visitor !== undefined && { cookie: `${visitorCookie}=${visitor}` }),
});

const unpackBody = async ({ headers, body }: FetchedResponse): Promise<Buffer> =>
  headers['content-encoding'] === 'br' ? unpack(body) : body;

const toDeployedResponse = ({ status, headers, body }: FetchedResponse): DeployedResponse => ({
  status,
  headers: { 'content-type': headers['content-type'] ?? 'application/json' },
  body,
});

const emptyNotFound: DeployedResponse = { status: 404, headers: {}, body: Buffer.alloc(0) };

const createUnreachableError = (origin: string, cause: unknown): NotFoundError =>
  new NotFoundError(
    {
      fact: `${origin} cannot be reached: ${getErrorMessage(cause)}.`,
      nextStep: 'Check the address, and the network connection of this machine.',
    },
    { cause },
  );

const createUnavailableError = (origin: string, address: string, { status }: FetchedResponse): NotFoundError =>
  new NotFoundError({
    fact: `${origin} answers ${status} for ${address}.`,
    nextStep: 'Try again when the site is up.',
  });

const createAlteredError = (origin: string, address: string, fact: string, entry: number): IntegrityError =>
  new IntegrityError({
    fact: `${address} of ${origin} ${fact}. It differs from entry ${entry} of the site's log: it was altered on the server or on its way. It is not shown.`,
    nextStep: `Run npm run verify -- ${origin} to list all differences.`,
  });

/** Path at which a site serves its snapshot. */
const snapshotPath = '/snapshot.json';

/** Parses the snapshot of a site. @throws InvalidInputError if it has another contract or format */
export function parseDeployedSnapshot(origin: string, body: Buffer): Snapshot {
  const json = parseJson(body, origin + snapshotPath) as { readonly contract?: unknown };
  if (json.contract !== contractVersion)
    throw new InvalidInputError({
      fact: `${origin} has contract ${String(json.contract)}, and this workspace has contract ${contractVersion}: the site's shell cannot load your builds.`,
      nextStep: 'Check out a commit with the contract of the site, or use your own store: npm run dev -- <remote>.',
    });
  try {
    return parseSnapshot(json, origin + snapshotPath);
  } catch (cause) {
    throw new InvalidInputError(
      {
        fact: `The snapshot of ${origin} has a format, older or newer, that this workspace cannot read.`,
        nextStep:
          'Check out the commit that the site was released from, or use your own store: npm run dev -- <remote>.',
      },
      { cause },
    );
  }
}
