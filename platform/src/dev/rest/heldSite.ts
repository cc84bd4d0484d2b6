import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { IntegrityError, NotFoundError, readAddress, type Snapshot } from 'shared/contract';
import { compareAnswer } from '../../proof/compareAnswer.ts';
import { fetchManifest, fetchNewestEntry } from '../../proof/fetchProof.ts';
import type { FetchedAnswer, FetchFromSite } from '../../proof/siteFetch.ts';
import { seesCanary, visitorCookie } from '../../serve/respond/chooseSite.ts';
import { proofPath } from '../../serve/respond/proof.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { messageOf } from '../../store/messageOf.ts';
import { unpack } from '../../store/packing.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { type Answer, headersOfAnswer, type Manifest } from '../../store/protocol/manifest.ts';
import { readDeployedSnapshot, snapshotPath } from './readDeployedSnapshot.ts';

/** The answer of a deployed site, for a browser of this machine. */
export interface DeployedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The rest of a site, as it is deployed: asked with GET alone, and held against what says what it must be. */
export interface DeployedSite {
  readonly origin: string;
  /** The newest entry that the site shows. */
  readonly live: () => LogEntry;
  /**
   * The answer to a target, path and query. What nobody has is a 404.
   * @throws NotFoundError if it cannot be had and was never fetched; IntegrityError if it is not what it must be
   */
  readonly answer: (target: string) => Promise<DeployedAnswer>;
  /** @throws as `answer` does; InvalidInputError if it is of another contract by now */
  readonly snapshot: () => Promise<Snapshot>;
}

/** Milliseconds for which what was live is taken for what is live. */
const freshFor = 2_000;

/** Bytes of what was fetched that are kept: all of a site is less. */
const keptBytes = 256 * 1024 * 1024;

/** One entry of the log, and what the site answers with under it. */
interface Shown {
  readonly entry: LogEntry;
  readonly bytes: Buffer;
  readonly manifest: Manifest;
  /** Visitor that the site is asked as: while a canary runs somebody who sees what is live. */
  readonly visitor: string | undefined;
}

interface HeldSiteOptions {
  readonly origin: string;
  readonly ask: FetchFromSite;
  /** Is told what happens to the site, a sentence each. */
  readonly tell: (sentence: string) => void;
  readonly now?: () => number;
}

/**
 * A site as it is live, each answer held against the manifest of the newest entry that it shows. When another becomes live, that one is followed; when the site
 * does not answer, what was fetched stays.
 * @throws NotFoundError, InvalidInputError or IntegrityError in a sentence where nothing can be taken of it
 */
export async function heldSite({ origin, ask, tell, now = Date.now }: HeldSiteOptions): Promise<DeployedSite> {
  let shown = await readShown(ask, origin);
  const bodies = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length || 1 });
  let looked = now();
  let looking: Promise<void> | undefined;
  let isAway = false;

  const away = (why: unknown) => {
    if (!isAway)
      tell(`${origin} does not answer (${messageOf(why)}). What was fetched stays; the rest comes when it does.`);
    isAway = true;
  };
  const there = () => {
    if (isAway) tell(`${origin} answers again.`);
    isAway = false;
  };

  async function look(): Promise<void> {
    try {
      const { bytes } = await fetchNewestEntry(ask, origin);
      there();
      if (bytes.equals(shown.bytes)) return;
      const next = await readShown(ask, origin);
      shown = next;
      tell(`${origin} shows entry ${next.entry.number} by now: ${next.entry.why}`);
    } catch (error) {
      away(error);
    } finally {
      looked = now();
    }
  }

  /** Follows the log; at once where somebody has reason to think that it goes on. */
  async function follow(atOnce = false): Promise<void> {
    if (!atOnce && now() - looked < freshFor) return;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    // What was fetched must not wait for who does not answer.
    if (atOnce || !isAway) await looking;
  }

  async function answerOf(address: string, mayFollow = true): Promise<DeployedAnswer> {
    const { manifest } = shown;
    const { number } = shown.entry;
    const expected = expectedIn(manifest, address);
    const [first] = expected;
    if (!first) return nothing(address);
    const kept = expected.find(({ body }) => body === undefined || bodies.has(body));
    const made = (answer: Answer, body: Buffer): DeployedAnswer => ({
      status: answer.status,
      headers: headersOfAnswer(manifest, answer),
      body,
    });
    if (kept) return made(kept, (kept.body !== undefined && bodies.get(kept.body)) || Buffer.alloc(0));
    const seen = await ask(address, asVisitor(shown.visitor)).catch((cause: unknown) => {
      away(cause);
      throw unreachable(origin, cause);
    });
    there();
    const faults = await compareAnswer(manifest, expected, { takes: 'br' }, seen);
    const fault = faults.find(({ kind }) => kind === 'status' || kind === 'content');
    if (!fault) {
      const body = await plain(seen);
      const answer = expected.find((each) => each.body === integrityOf(body)) ?? first;
      bodies.set(integrityOf(body), body);
      return made(answer, body);
    }
    if (mayFollow) await follow(true);
    // A release became live between the two questions.
    if (mayFollow && shown.entry.number !== number) return answerOf(address, false);
    throw seen.status >= 500 ? notUp(origin, address, seen) : altered(origin, address, fault.fact, number);
  }

  /** A page that nobody has: as the site shows that, by the addresses under which its manifest names it. */
  function nothing(address: string): Promise<DeployedAnswer> | DeployedAnswer {
    if (address.startsWith('/r/') || /\.[a-z0-9]+$/.test(address)) return emptyNotFound;
    const known = readAddress(address).language === 'en' ? '/en/nothing.is.here' : '/nothing.is.here';
    return known in shown.manifest.addresses ? answerOf(known) : emptyNotFound;
  }

  async function answer(target: string): Promise<DeployedAnswer> {
    await follow();
    const [address = '/'] = target.split('?', 1);
    // What the log says of itself is held by whoever reads it.
    if (proofPath.test(address)) return passed(await ask(address));
    return answerOf(address);
  }

  const snapshot = async () => readDeployedSnapshot(origin, (await answer(snapshotPath)).body);
  // Refused before anything is built.
  await snapshot();
  return { origin, live: () => shown.entry, answer, snapshot };
}

/** Finds what a manifest answers whoever keeps no documents as dictionaries. */
const expectedIn = ({ addresses }: Manifest, address: string): readonly Answer[] =>
  (addresses[address] ?? []).filter(({ keeps }) => !keeps);

async function readShown(ask: FetchFromSite, origin: string): Promise<Shown> {
  const { entry, bytes } = await fetchNewestEntry(ask, origin);
  const manifest = await fetchManifest(ask, origin, entry);
  return { entry, bytes, manifest, visitor: entry.canary && (await outsideOf(entry.canary)) };
}

/** A visitor whom a canary does not show its release; undefined where it shows it to everybody. */
async function outsideOf(canary: NonNullable<LogEntry['canary']>): Promise<string | undefined> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const visitor = randomBytes(16).toString('hex');
    if (!(await seesCanary(visitor, canary))) return visitor;
  }
  return undefined;
}

const asVisitor = (visitor: string | undefined): Record<string, string> => ({
  'accept-encoding': 'br',
  ...(visitor !== undefined && { cookie: `${visitorCookie}=${visitor}` }),
});

const plain = async ({ headers, body }: FetchedAnswer): Promise<Buffer> =>
  headers['content-encoding'] === 'br' ? unpack(body) : body;

const passed = ({ status, headers, body }: FetchedAnswer): DeployedAnswer => ({
  status,
  headers: { 'content-type': headers['content-type'] ?? 'application/json' },
  body,
});

const emptyNotFound: DeployedAnswer = { status: 404, headers: {}, body: Buffer.alloc(0) };

const unreachable = (origin: string, cause: unknown): NotFoundError =>
  new NotFoundError(
    {
      fact: `${origin} cannot be reached: ${messageOf(cause)}.`,
      nextStep: 'Look at its address, and at the line of this machine.',
    },
    { cause },
  );

const notUp = (origin: string, address: string, { status }: FetchedAnswer): NotFoundError =>
  new NotFoundError({ fact: `${origin} answers ${status} for ${address}.`, nextStep: 'Try again when it is up.' });

const altered = (origin: string, address: string, fact: string, entry: number): IntegrityError =>
  new IntegrityError({
    fact: `${address} of ${origin} ${fact}, and is not what entry ${entry} of its log says: it was altered there or on its way, and is not shown.`,
    nextStep: `npm run verify -- ${origin} says what else differs.`,
  });
