import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

/** Days for which a former live site stays complete, so that open tabs find everything. */
export const retentionDays = 30;

/** Lists the releases that an entry makes public. */
export const listShownReleases = ({ composition, canary }: LogEntry): ReleaseId[] => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** Lists the sites that an entry makes public. */
export const listShownSites = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];
