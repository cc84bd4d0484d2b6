import { InvalidInputError, versionPattern } from 'shared/contract';
import { explain as explainView } from '../../observe/explain.ts';
import { harmless } from '../../observe/steering.ts';
import { diffEntries, diffSites } from '../../release/diff.ts';
import { readPreviews } from '../../release/listPreviews.ts';
import { requireLive } from '../../release/live/live.ts';
import { readLog, verifyLog } from '../../release/readLog.ts';
import { returningVisits, tellVisit } from '../../release/returningVisits.ts';
import { type ReleaseSeen, releasesSeen } from '../../release/seen/releasesSeen.ts';
import { unpack } from '../../store/packing.ts';
import type { Preview } from '../../store/preview.ts';
import { descriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readListed, readSite } from '../../store/protocol/siteListing.ts';
import { requireEntry } from '../../store/releaseLog.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { readNumber } from '../line/readOptions.ts';
import { table } from '../line/terminal.ts';
import { packageName, type Verb } from './Verb.ts';

export const list: Verb = async ({ store, unsigned, words, from }) => {
  const live = await requireLive(store);
  const seen = from && (await releasesSeen(from));
  const names = words[0] ? [packageName(words[0])] : Object.keys(live.composition.releases);
  const data = await Promise.all(
    names.map(async (name) => ({
      name,
      live: live.composition.releases[name],
      before: live.earlier[name]?.at(-1),
      held: live.holds?.includes(name) ?? false,
      refused: live.refused?.[name] ?? [],
      canary: live.canary?.name === name ? live.canary : undefined,
      releases: await releasedVersions(unsigned, name),
      ...(seen && { seen: seen.filter((each) => each.name === name) }),
    })),
  );
  const rows = data.flatMap(({ name, live: now, before, held, refused, canary, releases }) =>
    releases.map((version) => [
      name,
      version,
      [
        version === now && 'live',
        version === now && held && 'held',
        version === before && 'before',
        version === canary?.version && `canary, ${canary.percent} %`,
        refused.includes(version) && 'rolled back',
      ]
        .filter(Boolean)
        .join(', '),
      ...(seen ? figures(seen.find((each) => each.name === name && each.version === version)) : []),
    ]),
  );
  const heads = seen ? [['package', 'release', '', ...figureNames]] : [];
  const off = live.deltasOff
    ? ['Deltas are off: "release log" says since when and why, "release deltas on" ends it.']
    : [];
  return { text: [table([...heads, ...rows]), ...off].join('\n'), data };
};

/** The finished releases of a package, in order of their names; whoever signed them, where the store is asked unsigned. */
async function releasedVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = (await store.list(`${name}/`)).filter((each) => versionPattern.test(each));
  const whole = await Promise.all(versions.map((version) => store.read(descriptionKey(name, version))));
  return versions.filter((_, index) => whole[index]);
}

/** Names the columns of `figures`: views, failures and their share of them; vitals as three of four views had them or better. */
const figureNames = ['views', 'failures', 'LCP', 'INP', 'CLS'] as const;

/** Writes the views and failures of a release as cells of a table. */
function figures(seen: ReleaseSeen | undefined): string[] {
  if (!seen) return figureNames.map(() => '');
  const { views, failures, vitals } = seen;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const share = views > 0 ? ` (${((100 * failed) / views).toFixed(2)} %)` : '';
  const milliseconds = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)} ms`);
  return [
    `${views}`,
    `${failed}${failed > 0 ? share : ''}`,
    milliseconds(vitals.lcp),
    milliseconds(vitals.inp),
    vitals.cls?.toFixed(3) ?? '',
  ];
}

/** Every preview that has not ended: its whole address, what it shows, who made it and until when. */
export const previews: Verb = async ({ store }) => {
  const listed = await Promise.all(
    (await readPreviews(store)).map(async (preview) => ({
      ...preview,
      address: await previewAddress(store, preview, '/'),
    })),
  );
  const rows = listed.map(({ name, version, who = '', until, revoked, address }) => [
    name,
    version,
    who,
    until,
    revoked ? 'revoked' : address,
  ]);
  return { text: rows.length > 0 ? table(rows) : 'There is no preview.', data: listed };
};

/** The whole address of a preview, opening at a page: where the site that it shows says that it is. */
export async function previewAddress(store: ReleaseStore, { id, site }: Preview, page: string): Promise<string> {
  const robots = `${(await readListed({ read: store.read, unpack }, await readSite(store.read, site), 'robots.txt')) ?? ''}`;
  const origin = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots)?.[1] ?? '';
  return `${origin}/preview/${id}${page === '/' ? '' : page}`;
}

export const log: Verb = async ({ store, words, count = '15' }) => {
  if (words[0] === 'verify') {
    const { entries, faults } = await verifyLog(store);
    const text =
      faults.length === 0
        ? `The log of ${entries} entries is whole.`
        : `The log is not what was written:\n  ${faults.join('\n  ')}\nCompare it with a copy, and find out who can write into ${store.place}.`;
    return { text, data: { entries, faults }, failed: faults.length > 0 };
  }
  if (words[0] !== undefined)
    throw new InvalidInputError({
      fact: `"release log" does not know "${words[0]}".`,
      nextStep: 'It shows the log; "release log verify" checks its chain.',
    });
  const wanted = readNumber('--count', count, { least: 1, most: 100_000 });
  // One more: what an entry changed is seen beside the one before it.
  const { entries: read, faults } = await readLog(store, wanted + 1);
  const entries = read.slice(0, wanted);
  const rows = entries.map((entry, index) => {
    const { number, at, who, verb = '', why, commit = '', run = '' } = entry;
    return [`${number}`, at, who, verb, changeIn(read[index + 1], entry), commit.slice(0, 10), why, run];
  });
  return { text: [table(rows), ...faults].join('\n'), data: entries };
};

/** The packages that an entry changed, with their versions. */
function changeIn(before: LogEntry | undefined, { number, composition }: LogEntry): string {
  // What came before the oldest that was read is not known.
  if (!before && number > 1) return '';
  const was = before?.composition.releases ?? {};
  const changed = Object.entries(composition.releases).filter(([name, version]) => was[name] !== version);
  const gone = Object.keys(was).filter((name) => !composition.releases[name]);
  const told = [...changed.map(([name, version]) => `${name} ${version}`), ...gone.map((name) => `${name} gone`)];
  return told.length > 2 ? `${told.length} packages` : told.join(', ');
}

export const diff: Verb = async ({ store, words }) => {
  if (words.length < 2)
    throw new InvalidInputError({ fact: 'Two entries are compared.', nextStep: 'Name both: "release diff 41 42".' });
  const [from, to] = await Promise.all([
    requireEntry(store, entryNumber(words[0])),
    requireEntry(store, entryNumber(words[1])),
  ]);
  const changes = diffEntries(from, to);
  const pages = await diffSites(store, from.site, to.site);
  // Of releases that were collected, or are trusted no more, what visitors would fetch is not known.
  const visits = await returningVisits(store, from, to).catch(() => []);
  const visitOf = (path: string) => visits.find((visit) => visit.path === path);
  const lines = [
    ...changes,
    ...pages.map(({ path, change, bytes }) => {
      const visit = visitOf(path);
      const fetched = visit ? `; a returning visitor fetches ${tellVisit(visit)}` : '';
      return `${path}: ${change}, ${bytes > 0 ? '+' : ''}${bytes} B${fetched}`;
    }),
  ];
  return {
    text: lines.length > 0 ? lines.join('\n') : 'The two are the same.',
    data: {
      from: from.number,
      to: to.number,
      changes,
      pages: pages.map((page) => ({ ...page, returning: visitOf(page.path) })),
    },
  };
};

/** The number of an entry. @throws InvalidInputError if the word is none */
export function entryNumber(word: string | undefined): number {
  const number = Number(word);
  if (/^\d{1,8}$/.test(word ?? '') && number > 0) return number;
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is no number of an entry.`,
    nextStep: '"release log" shows them.',
  });
}

/** Tells what somebody saw who names a view of a document. */
export const explain: Verb = async ({ store, words, log: file }) => {
  const told = await explainView(store, words[0] ?? '', file);
  const { view, entry, releases, canary, lines } = told;
  const text = [
    `Sent ${new Date(view.at * 1000).toISOString()}, under entry ${entry.number} (${entry.at}, ${entry.who}: ${entry.why})`,
    canary ? `It was of the canary's arm: ${canary}` : 'What was live for all',
    table(releases.map(({ name, version, commit = '' }) => [`  ${name}`, version, commit.slice(0, 10)])),
    ...(lines?.map((line) => harmless(JSON.stringify(line))) ?? ['--log access.log shows what the log has of it.']),
    ...(lines?.length === 0
      ? ['The log has no line about it: it is kept no longer, or another server has sent it.']
      : []),
  ];
  return { text: text.join('\n'), data: told };
};
