import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { type Named, written } from './live.ts';

/** For how long, in days, what was live stays whole: a tab that was opened then still finds everything. */
export const retentionDays = 30;

/** The releases that an entry shows to the public. */
export const shownBy = ({ composition, canary }: LogEntry): Named[] => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** The sites that an entry shows to the public. */
export const sitesShownBy = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];

/** Releases and sites that an entry showed and the next one shows no more. */
export function leftBetween(
  before: LogEntry,
  next: LogEntry,
): { readonly releases: Named[]; readonly sites: string[] } {
  const shown = new Set([...shownBy(next).map(written), ...sitesShownBy(next)]);
  return {
    releases: shownBy(before).filter((release) => !shown.has(written(release))),
    sites: sitesShownBy(before).filter((site) => !shown.has(site)),
  };
}
