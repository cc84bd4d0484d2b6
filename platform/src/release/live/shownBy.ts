import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/releaseId.ts';

/** For how long, in days, what was live stays whole: a tab that was opened then still finds everything. */
export const retentionDays = 30;

/** The releases that an entry shows to the public. */
export const shownBy = ({ composition, canary }: LogEntry): ReleaseId[] => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** The sites that an entry shows to the public. */
export const sitesShownBy = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];
