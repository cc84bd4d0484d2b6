import { InvalidInputError, versionPattern } from 'shared/contract';
import { escapeControlCharacters } from '../../observe/escapeControlCharacters.ts';
import { explainView } from '../../observe/explainView.ts';
import { countReleaseViews, type ReleaseViews } from '../../release/canary/countViews.ts';
import { diffEntries, diffSites } from '../../release/compare/describePromotion.ts';
import { formatVisitBytes, measureReturningVisits } from '../../release/compare/measureReturningVisits.ts';
import { findVersionBefore } from '../../release/live/earlierVersions.ts';
import { listPreviews } from '../../release/live/listPreviews.ts';
import { requireLive } from '../../release/live/liveReleases.ts';
import { readLog, verifyLog } from '../../release/verify/readLog.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import { requireEntry } from '../../store/log/releaseLog.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { Preview } from '../../store/protocol/preview.ts';
import { readListed, readSite } from '../../store/protocol/siteListing.ts';
import { formatTable } from '../line/formatTable.ts';
import { parseNumber } from '../line/runCommand.ts';
import { parsePackageName, type Verb } from './Verb.ts';

export const listVerb: Verb = async ({ store, uncheckedStore, args, from }) => {
  const live = await requireLive(store);
  const views = from && (await countReleaseViews(from));
  const names = args[0] ? [parsePackageName(args[0])] : Object.keys(live.composition.releases);
  const data = await Promise.all(
    names.map(async (name) => ({
      name,
      live: findOwn(live.composition.releases, name),
      before: findOwn(live.earlier, name) && (await findVersionBefore(store, live, name)),
      held: live.holds?.includes(name) ?? false,
      refused: findOwn(live.refused ?? {}, name) ?? [],
      canary: live.canary?.name === name ? live.canary : undefined,
      releases: await listReleasedVersions(uncheckedStore, name),
      ...(views && { seen: views.filter((each) => each.name === name) }),
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
      ...(views ? formatFigures(views.find((each) => each.name === name && each.version === version)) : []),
    ]),
  );
  const heads = views ? [['package', 'release', '', ...figureNames]] : [];
  const off = live.deltasOff
    ? ['Deltas are off: "release log" shows since when and why, "release deltas on" turns them on.']
    : [];
  return { text: [formatTable([...heads, ...rows]), ...off].join('\n'), data };
};

/** Finds the value of a package. The name is an argument of the command, so it may be that of a property of every object. */
const findOwn = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Lists the versions of a package that have a description. Includes unsigned ones if `store` does not check signatures. */
async function listReleasedVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = (await store.list(`${name}/`)).filter((each) => versionPattern.test(each));
  const descriptions = await Promise.all(versions.map((version) => store.read(getDescriptionKey(name, version))));
  return versions.filter((_, index) => descriptions[index]);
}

/** Columns of the table: views, failures (with their share), and the 75th percentile of each web vital. */
const figureNames = ['views', 'failures', 'LCP', 'INP', 'CLS'] as const;

function formatFigures(seen: ReleaseViews | undefined): string[] {
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

/** Lists every preview that has not expired, with address, release, author and expiry. */
export const previewsVerb: Verb = async ({ store }) => {
  const listed = await Promise.all(
    (await listPreviews(store)).map(async (preview) => ({
      ...preview,
      address: await createPreviewAddress(store, preview, '/'),
    })),
  );
  const rows = listed.map(({ name, version, who = '', until, revoked, address }) => [
    name,
    version,
    who,
    until,
    revoked ? 'revoked' : address,
  ]);
  return { text: rows.length > 0 ? formatTable(rows) : 'There is no preview.', data: listed };
};

/** Returns the URL of a preview, opened at `page`. The site's robots.txt contains the origin. */
export async function createPreviewAddress(store: ReleaseStore, { id, site }: Preview, page: string): Promise<string> {
  const robots = `${(await readListed({ read: store.read, unpack }, await readSite(store.read, site), 'robots.txt')) ?? ''}`;
  const origin = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots)?.[1] ?? '';
  return `${origin}/preview/${id}${page === '/' ? '' : page}`;
}

export const logVerb: Verb = async ({ store, args, count = '15' }) => {
  if (args[0] === 'verify') {
    const { entries, faults } = await verifyLog(store);
    const text =
      faults.length === 0
        ? `The log has ${entries} entries and no faults.`
        : `The log was altered:\n  ${faults.join('\n  ')}\nCompare it with a copy, and find out who can write to ${store.place}.`;
    return { text, data: { entries, faults }, failed: faults.length > 0 };
  }
  if (args[0] !== undefined)
    throw new InvalidInputError({
      fact: `"release log" does not know "${args[0]}".`,
      nextStep: 'Write "release log", or "release log verify", which checks its hash chain.',
    });
  const limit = parseNumber('--count', count, { min: 1, max: 100_000 });
  // Reads one entry more than it lists, because each listed change is the difference from the entry before.
  const { entries: read, faults } = await readLog(store, limit + 1);
  const entries = read.slice(0, limit);
  const rows = entries.map((entry, index) => {
    const { number, at, who, verb = '', why, commit = '', run = '' } = entry;
    // Shows only the first line of a reason, which may be the message of a commit.
    const [reason = ''] = why.split('\n', 1);
    const change = describeChange(read[index + 1], entry);
    const cells = [`${number}`, at, who, verb, change, commit.slice(0, 10), reason, run];
    return cells.map((cell) => escapeControlCharacters(cell.replace(/\p{Cc}/gu, ' ')));
  });
  return { text: [formatTable(rows), ...faults].join('\n'), data: entries };
};

function describeChange(before: LogEntry | undefined, { number, composition }: LogEntry): string {
  // Shows no change for the oldest entry, because its predecessor was not read.
  if (!before && number > 1) return '';
  const was = before?.composition.releases ?? {};
  const changed = Object.entries(composition.releases).filter(([name, version]) => was[name] !== version);
  const removedPackages = Object.keys(was).filter((name) => !composition.releases[name]);
  const changes = [
    ...changed.map(([name, version]) => `${name} ${version}`),
    ...removedPackages.map((name) => `${name} gone`),
  ];
  return changes.length > 2 ? `${changes.length} packages` : changes.join(', ');
}

export const diffVerb: Verb = async ({ store, args }) => {
  if (args.length < 2)
    throw new InvalidInputError({
      fact: '"release diff" compares two entries.',
      nextStep: 'Name both: "release diff 41 42".',
    });
  const [from, to] = await Promise.all([
    requireEntry(store, parseEntryNumber(args[0])),
    requireEntry(store, parseEntryNumber(args[1])),
  ]);
  const changes = diffEntries(from, to);
  const pages = await diffSites(store, from.site, to.site);
  // Omits the comparison if `release gc` removed a release, or if a release is no longer trusted.
  const visits = await measureReturningVisits(store, from, to).catch(() => []);
  const findVisit = (path: string) => visits.find((visit) => visit.path === path);
  const lines = [
    ...changes,
    ...pages.map(({ path, change, bytes }) => {
      const visit = findVisit(path);
      const fetched = visit ? `; a returning visitor fetches ${formatVisitBytes(visit)}` : '';
      return `${path}: ${change}, ${bytes > 0 ? '+' : ''}${bytes} B${fetched}`;
    }),
  ];
  return {
    text: lines.length > 0 ? lines.join('\n') : 'The two entries show the same site.',
    data: {
      from: from.number,
      to: to.number,
      changes,
      pages: pages.map((page) => ({ ...page, returning: findVisit(page.path) })),
    },
  };
};

export function parseEntryNumber(text: string | undefined): number {
  const number = Number(text);
  if (/^\d{1,8}$/.test(text ?? '') && number > 0) return number;
  throw new InvalidInputError({
    fact: `"${text ?? ''}" is not the number of an entry.`,
    nextStep: '"release log" shows the numbers.',
  });
}

/** Explains which page a visitor got, from the ID of the view. */
export const explainVerb: Verb = async ({ store, args, log: file }) => {
  const explanation = await explainView(store, args[0] ?? '', file);
  const { view, entry, releases, canary, lines } = explanation;
  const text = [
    `Sent ${new Date(view.at * 1000).toISOString()}, under entry ${entry.number} (${entry.at}, ${entry.who}: ${entry.why})`,
    canary ? `The visitor got the canary: ${canary}` : 'The visitor got the live releases',
    formatTable(releases.map(({ name, version, commit = '' }) => [`  ${name}`, version, commit.slice(0, 10)])),
    ...(lines?.map((line) => escapeControlCharacters(JSON.stringify(line))) ?? [
      'Add --log access.log to show the lines of the access log.',
    ]),
    ...(lines?.length === 0
      ? ['The access log has no line about this view: the line was deleted, or another server sent the page.']
      : []),
  ];
  return { text: text.join('\n'), data: explanation };
};
