import type { Preview } from '../../store/preview.ts';
import { descriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { versionBefore } from '../live/earlier.ts';
import type { Named } from '../live/live.ts';
import { retentionDays } from '../live/shownBy.ts';
import type { Inspection } from './Inspection.ts';

/** What must be whole: sites by their id, releases as `name/version`. */
export interface Wanted {
  readonly sites: ReadonlySet<string>;
  readonly releases: ReadonlySet<string>;
}

/**
 * What somebody can still ask for, as `release gc` keeps it: what was live within the retention, canaries, previews, and what a rollback
 * would go back to. The rest may be half gone: a collector was stopped.
 */
export async function wantedBy(
  entries: readonly LogEntry[],
  previews: readonly Preview[],
  { now, keys }: Pick<Inspection, 'now' | 'keys'>,
): Promise<Wanted> {
  const since = now - retentionDays * 86_400_000;
  const firstKept = Math.max(
    0,
    entries.findLastIndex(({ at }) => Date.parse(at) <= since),
  );
  const kept = entries.slice(firstKept);
  const newest = entries.at(-1);
  const isThere = ({ name, version }: Named) => keys.has(descriptionKey(name, version));
  const before: string[] = [];
  for (const name of Object.keys(newest?.composition.releases ?? {})) {
    const version = newest && (await versionBefore(newest, name, isThere));
    if (version) before.push(`${name}/${version}`);
  }
  const canaries = kept.flatMap(({ canary }) => (canary ? [canary] : []));
  return {
    sites: new Set([...kept, ...canaries, ...previews].map(({ site }) => site)),
    releases: new Set([
      ...before,
      ...kept.flatMap(({ composition }) => Object.entries(composition.releases).map((each) => each.join('/'))),
      ...[...canaries, ...previews].map(({ name, version }) => `${name}/${version}`),
    ]),
  };
}
