import { createHash } from 'node:crypto';
import {
  ConflictError,
  contractVersion,
  type ExplainedError,
  NotFoundError,
  parseSnapshot,
  type Snapshot,
} from 'shared/contract';
import { askSite, type Cookies, kept } from './askSite.ts';
import type { SiteAddress } from './readSiteAddress.ts';

/** What stands at an address: the composition that a visitor with these cookies is shown. */
export interface SeenSite extends SiteAddress {
  /** Whoever has them is shown this composition, of a preview or of one arm of a canary, in every browser. */
  readonly cookies: Cookies;
  readonly snapshot: Snapshot;
  /** The entry of the log that is live; undefined where the host shows no log. */
  readonly entry?: { readonly number: number; readonly site: string };
  /** Of the snapshot's bytes, SHA-256 in hex. */
  readonly digest: string;
}

/**
 * Looks which composition a site shows.
 * @param before cookies of an earlier look: who looks again is the same visitor
 * @throws NotFoundError where nobody answers, where it leads elsewhere, where there is no such preview, and where it is no site of this kind
 * @throws ConflictError if its contract is another than that of these suites
 */
export async function lookAtSite(address: SiteAddress, before?: Cookies): Promise<SeenSite> {
  const { origin, preview } = address;
  const opened = before ?? (preview === undefined ? {} : await openPreview(origin, preview));
  const answer = await askSite(origin, '/snapshot.json', opened);
  if (answer.status !== 200) throw whatElse(address, answer);
  const cookies = kept(answer, opened);
  const text = await answer.text();
  const snapshot = readSnapshot(origin, text);
  const entry = await readEntry(origin);
  const digest = createHash('sha256').update(text).digest('hex');
  return { ...address, cookies, snapshot, digest, ...(entry && { entry }) };
}

async function openPreview(origin: string, preview: string): Promise<Cookies> {
  const answer = await askSite(origin, preview);
  const cookies = kept(answer);
  if (answer.status === 302 && Object.keys(cookies).length > 0) return cookies;
  const again = 'Make one: npm run release -- preview <package>@<version>.';
  if (answer.status === 410)
    throw new NotFoundError({ fact: `${origin}${preview} has expired, or was revoked.`, nextStep: again });
  if (answer.status === 404)
    throw new NotFoundError({
      fact: `There is no preview at ${origin}${preview}, or its host knows none.`,
      nextStep: again,
    });
  throw whatElse({ origin, preview }, answer);
}

/** What answers there instead. */
function whatElse({ origin }: SiteAddress, { status, headers }: Response): ExplainedError {
  const location = headers.get('location') ?? '';
  if (status >= 300 && status < 400) {
    const to = URL.canParse(location, origin) ? new URL(location, origin).origin : 'elsewhere';
    return new NotFoundError({
      fact: `${origin} leads to ${to} and shows nothing itself.`,
      nextStep: `Name the site by its own address: SITE=${to}.`,
    });
  }
  if (status >= 500 || status === 429)
    return new NotFoundError({
      fact: `${origin} is there and answers ${status} when it is asked what is live.`,
      nextStep: 'Try again when it is up.',
    });
  return noSuchSite(origin, `answers ${status} at /snapshot.json`);
}

const noSuchSite = (origin: string, why: string): NotFoundError =>
  new NotFoundError({
    fact: `${origin} is no site of this kind: it ${why}.`,
    nextStep: 'Name one that npm start, an export or the Worker serves.',
  });

function readSnapshot(origin: string, text: string): Snapshot {
  const said = parsed(text);
  if (typeof said !== 'object' || said === null || !('routes' in said) || !('contract' in said))
    throw noSuchSite(origin, 'answers something else at /snapshot.json');
  if (said.contract !== contractVersion)
    throw new ConflictError({
      fact: `${origin} was composed under contract ${said.contract}, and these suites know contract ${contractVersion}.`,
      nextStep: 'Test it with the suites of the commit that its shell was built from (npm run release -- list).',
    });
  return parseSnapshot(said, `${origin}/snapshot.json`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The newest entry that the host shows of its log. */
async function readEntry(origin: string): Promise<SeenSite['entry'] | undefined> {
  const answer = await askSite(origin, '/proof/newest.json');
  const said = answer.status === 200 ? parsed(await answer.text()) : undefined;
  if (typeof said !== 'object' || said === null || !('number' in said) || !('site' in said)) return undefined;
  return { number: Number(said.number), site: String(said.site) };
}

/** What differs between two looks; empty where a visitor is shown the same. */
export function changed(before: SeenSite, after: SeenSite): string {
  const releases = Object.entries(after.snapshot.releases)
    .filter(([name, version]) => before.snapshot.releases[name] !== version)
    .map(([name, version]) => `${name} ${before.snapshot.releases[name] ?? 'nothing'} → ${version}`);
  // A preview is frozen: what becomes live beside it does not reach it.
  const sameSite = before.preview !== undefined || before.entry?.site === after.entry?.site;
  if (before.digest === after.digest && sameSite) return '';
  return `entry ${before.entry?.number ?? '?'} → ${after.entry?.number ?? '?'}${releases.map((each) => `, ${each}`).join('')}`;
}
