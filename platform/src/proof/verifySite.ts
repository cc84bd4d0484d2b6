import { hash, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { getReleaseBase, NotFoundError } from 'shared/contract';
import { seesCanary, visitorCookie } from '../serve/respond/chooseSite.ts';
import { entryAddress } from '../serve/respond/proof.ts';
import { messageOf } from '../store/messageOf.ts';
import { unpack } from '../store/packing.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { Answer, Manifest, ManifestRelease } from '../store/protocol/manifest.ts';
import { type AskSite, askedAtOnce, type SiteAnswer } from './askSite.ts';
import { type Dictionary, type Difference, holdAnswer, type Way } from './holdAnswer.ts';
import { type HeldLog, type HoldLogOptions, holdLog } from './holdLog.ts';
import { readLog, readManifest, readNewest } from './readProof.ts';
import type { Incapable } from './staticHost.ts';

export interface VerifyOptions extends HoldLogOptions {
  /** Things that its host cannot do; nothing by default. */
  readonly incapable?: readonly Incapable[] | undefined;
  /** Headers that something on the way is known to add. */
  readonly besides?: ReadonlySet<string> | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
}

/** An answer that is not what the log says. */
export interface DifferentAnswer extends Difference {
  readonly address: string;
  /** The encoding that was asked for. */
  readonly takes: Way['takes'];
  /** The release that the address is of, where it is of one. */
  readonly release?: ManifestRelease | undefined;
  /** An earlier entry under which it was what is shown. */
  readonly asUnder?: number | undefined;
}

/** All that somebody finds who looks at a site from outside. */
export interface VerifiedSite {
  readonly origin: string;
  readonly entry: LogEntry;
  readonly log: HeldLog;
  readonly manifest: Manifest;
  /** Number of addresses that there are, and of the times that they were asked for. */
  readonly addresses: number;
  readonly asked: number;
  readonly differences: readonly DifferentAnswer[];
  /** Addresses that were asked for and not answered: the site is up in part. */
  readonly unanswered: readonly { readonly address: string; readonly reason: string }[];
  /** Things that its host cannot do: the reason, and the number of times that it was met. */
  readonly excused: ReadonlyMap<string, number>;
  /** True if all of it is what the log says, and the log what a log is. */
  readonly sound: boolean;
}

/** Number of looks at a site that changes each time while it is looked at. */
const looks = 3;

/**
 * Holds a live site against its own log, by its public addresses alone.
 * @throws NotFoundError, IntegrityError where nothing can be held: a sentence that says what there is instead
 */
export async function verifySite(ask: AskSite, origin: string, options: VerifyOptions = {}): Promise<VerifiedSite> {
  for (let look = 1; look <= looks; look += 1) {
    const { entry, bytes } = await readNewest(ask, origin);
    const log = holdLog(await readLog(ask, origin, entry, bytes), options);
    const manifest = await readManifest(ask, origin, entry);
    const held = await holdAnswers(ask, entry, manifest, options);
    const after = await readNewest(ask, origin);
    // A release came between: part of it was of another entry.
    if (!after.bytes.equals(bytes)) continue;
    const whole = {
      ...log,
      faults: [...log.faults, ...unnamedReleases(entry, manifest), ...(await faultsBehind(ask, entry))],
    };
    const differences = held.differences.length > 0 ? await dated(ask, origin, entry, held.differences) : [];
    const sound = whole.faults.length + differences.length + held.unanswered.length === 0;
    return { origin, entry, log: whole, manifest, ...held, differences, sound };
  }
  throw new NotFoundError({
    fact: `${origin} has changed ${looks} times while it was looked at: try again when it rests.`,
  });
}

/** Tells whether the log goes on behind what is shown as its newest entry. */
async function faultsBehind(ask: AskSite, { number }: LogEntry): Promise<string[]> {
  const behind = await ask(entryAddress(number + 1), { 'accept-encoding': 'identity' }).catch(() => undefined);
  return behind?.status === 200 ? [`The log goes on behind entry ${number}, which is shown as the newest one.`] : [];
}

/** Releases that could not be read when the entry was made: their files may be answered, and nothing says with what. */
const unnamedReleases = ({ number }: LogEntry, { releases, addresses }: Manifest): string[] =>
  releases.flatMap(({ name, version }) =>
    Object.keys(addresses).some((address) => address.startsWith(getReleaseBase(name, version)))
      ? []
      : [`Entry ${number} names no file of ${name} ${version}: what of it is shown cannot be held.`],
  );

type Held = Pick<VerifiedSite, 'addresses' | 'asked' | 'differences' | 'unanswered' | 'excused'>;

async function holdAnswers(
  ask: AskSite,
  entry: LogEntry,
  manifest: Manifest,
  { incapable = [], besides, onProgress = () => {} }: VerifyOptions,
): Promise<Held> {
  const differences: DifferentAnswer[] = [];
  const unanswered: { address: string; reason: string }[] = [];
  const excused = new Map<string, number>();
  const today = new Date().toISOString().slice(0, 10);
  // What visitors are shown no more is answered until its day.
  const addresses = Object.entries(manifest.addresses).filter(([, answers]) =>
    answers.every(({ until }) => until === undefined || until >= today),
  );
  const visitors = await visitorsOf(entry);
  const homes = await homesOf(ask, manifest, visitors);
  let [asked, done] = [0, 0];
  await pLimit(askedAtOnce).map(addresses, async ([address, answers]) => {
    const release = releaseOf(manifest, address);
    for (const [way, headers] of waysTo(address, answers, visitors, homes)) {
      asked += 1;
      let seen: SiteAnswer;
      try {
        seen = await ask(address, headers);
      } catch (error) {
        unanswered.push({ address, reason: messageOf(error) });
        continue;
      }
      if (seen.status >= 500) {
        unanswered.push({ address, reason: `${seen.status}` });
        continue;
      }
      for (const difference of await holdAnswer(manifest, answers, way, seen, besides)) {
        const excuse = incapable.find(({ cannot }) => cannot(difference, manifest, seen.status));
        if (excuse) excused.set(excuse.why, (excused.get(excuse.why) ?? 0) + 1);
        else differences.push({ ...difference, address, takes: way.takes, release });
      }
    }
    done += 1;
    if (done % 50 === 0) onProgress(`${done} of ${addresses.length} addresses`);
  });
  return {
    addresses: addresses.length,
    asked,
    differences: inOrder(differences),
    unanswered: inOrder(unanswered),
    excused,
  };
}

const inOrder = <Each extends { readonly address: string }>(all: readonly Each[]): Each[] =>
  [...all].sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0));

/** Visitors that are asked as: one of each arm of a canary, else anybody. */
async function visitorsOf({ canary }: LogEntry): Promise<readonly (string | undefined)[]> {
  if (!canary) return [undefined];
  const found = new Map<boolean, string>();
  while (found.size < 2) {
    const visitor = randomBytes(16).toString('hex');
    found.set(await seesCanary(visitor, canary), visitor);
  }
  return [...found.values()];
}

/** The home page of a language as a visitor has it who came before: browsers keep it as a dictionary of all its pages. */
type Homes = ReadonlyMap<string, Dictionary>;

const homeOf = (address: string): string => (/^\/en(\/|$)/.test(address) ? '/en' : '/');

const homeKey = (visitor: string | undefined, home: string): string => `${visitor ?? ''} ${home}`;

async function homesOf(
  ask: AskSite,
  { addresses }: Manifest,
  visitors: readonly (string | undefined)[],
): Promise<Homes> {
  const homes = new Map<string, Dictionary>();
  for (const visitor of visitors)
    for (const home of ['/', '/en'].filter((each) => each in addresses)) {
      const answer = await ask(home, { 'accept-encoding': 'br', ...cookieOf(visitor) }).catch(() => undefined);
      const bytes =
        answer?.headers['content-encoding'] === 'br' ? await unpack(answer.body).catch(() => undefined) : answer?.body;
      if (bytes) homes.set(homeKey(visitor, home), { bytes, digest: hash('sha256', bytes) });
    }
  return homes;
}

const cookieOf = (visitor: string | undefined): Record<string, string> =>
  visitor === undefined ? {} : { cookie: `${visitorCookie}=${visitor}` };

/** A browser that keeps documents as dictionaries. */
const keeper = { 'sec-ch-ua': '"Chromium";v="141"' };

/** The ways in which an address is asked for, so that each of its representations is seen, and the headers that ask so. */
function* waysTo(
  address: string,
  answers: readonly Answer[],
  visitors: readonly (string | undefined)[],
  homes: Homes,
): Generator<readonly [Way, Record<string, string>]> {
  const isPacked = answers.some(({ br }) => br !== undefined);
  const isKept = answers.some(({ keeps }) => keeps);
  // Released files are the same for everybody.
  for (const visitor of address.startsWith('/r/') ? visitors.slice(0, 1) : visitors) {
    const cookie = address.startsWith('/r/') ? {} : cookieOf(visitor);
    yield [{ takes: 'identity' }, { 'accept-encoding': 'identity', ...cookie }];
    if (isPacked)
      for (const takes of ['br', 'gzip'] as const) yield [{ takes }, { 'accept-encoding': takes, ...cookie }];
    if (!isKept) continue;
    yield [
      { takes: 'br', keeps: true },
      { 'accept-encoding': 'br', ...keeper, ...cookie },
    ];
    const dictionary = homes.get(homeKey(visitor, homeOf(address)));
    if (dictionary && address !== homeOf(address))
      yield [
        { takes: 'dcz', keeps: true, dictionary },
        {
          'accept-encoding': 'gzip, br, dcz',
          'available-dictionary': `:${Buffer.from(dictionary.digest, 'hex').toString('base64')}:`,
          ...keeper,
          ...cookie,
        },
      ];
  }
}

/** The release that an address is of; of a file that several bring, the one that is live. */
function releaseOf({ releases }: Manifest, address: string): ManifestRelease | undefined {
  const [, name, version] = /^\/r\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
  return (
    releases.find((release) => release.name === name && release.version === version) ??
    releases.find((release) => release.name === name)
  );
}

/** Number of earlier entries that are looked at for what is shown. */
const lookedBack = 5;

/** Other content may be that of an earlier entry, which a host or a cache still shows: then it is said which. */
async function dated(
  ask: AskSite,
  origin: string,
  { number }: LogEntry,
  differences: readonly DifferentAnswer[],
): Promise<DifferentAnswer[]> {
  const under = new Map<string, number>();
  for (let earlier = number - 1; earlier >= Math.max(1, number - lookedBack); earlier -= 1) {
    const manifest = await earlierManifest(ask, origin, earlier);
    for (const [address, answers] of Object.entries(manifest?.addresses ?? {}))
      for (const { body } of answers) if (!under.has(`${address} ${body}`)) under.set(`${address} ${body}`, earlier);
  }
  return differences.map((each) => {
    const asUnder = each.content === undefined ? undefined : under.get(`${each.address} ${each.content}`);
    return asUnder === undefined ? each : { ...each, asUnder };
  });
}

/** The manifest of an earlier entry, as far as the site still shows it. */
async function earlierManifest(ask: AskSite, origin: string, number: number): Promise<Manifest | undefined> {
  try {
    const { body } = await ask(entryAddress(number), { 'accept-encoding': 'identity' });
    return await readManifest(ask, origin, JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
