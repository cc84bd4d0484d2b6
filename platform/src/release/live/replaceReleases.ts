import type { Composition } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

export const replaceReleases = (composition: Composition | undefined, releases: readonly ReleaseId[]): Composition => ({
  site: composition?.site ?? {},
  releases: {
    ...composition?.releases,
    ...Object.fromEntries(releases.map(({ name, version }) => [name, version])),
  },
});
