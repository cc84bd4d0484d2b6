import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

/** Days for which the store keeps all files of a former live site, because tabs that are open may request them. */
export const retentionDays = 30;

/** Lists the releases that visitors see under a log entry: the live ones and the canary's. */
export const listShownReleases = ({ composition, canary }: LogEntry): ReleaseId[] => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** Lists the IDs of the sites that visitors see under a log entry: the live one and the canary's. */
export const listShownSites = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];
