import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

/** Days for which a former live site stays complete, because open tabs may still request its files. */
export const retentionDays = 30;

/** Lists the public releases of a log entry: the live ones and the canary. */
export const listShownReleases = ({ composition, canary }: LogEntry): ReleaseId[] => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** Lists the public sites of a log entry: the live one and the canary's. */
export const listShownSites = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];
