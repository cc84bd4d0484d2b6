import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable, parseJson } from '../../store/protocol/readKey.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';
import { responseSchemas } from '../sandbox/messages.ts';
import { omitOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import { computeCodeDigest } from './codeDigest.ts';
import type { LoadedComposition } from './loadedRelease.ts';

/** File of a composed site with the descriptions of its releases. Only the next composition reads it; hosts do not serve it. */
export const descriptionsFile = 'described.json';

const { routes, redirects } = responseSchemas.describeRemote.entries;
const describedSchema = v.strictObject({
  /** Digest of the code that composed the site. Other code ignores the descriptions. */
  code: v.string(),
  shell: v.strictObject({ version: v.string(), ...responseSchemas.describeShell.entries }),
  values: v.record(v.string(), v.unknown()),
  site: responseSchemas.mergeSite,
  remotes: v.record(
    v.string(),
    v.strictObject({ version: v.string(), routes, redirects, titles: responseSchemas.fillTitles }),
  ),
});

/** Values that releases supplied when a sandbox evaluated them. Stored, so that an unchanged release is not evaluated again. */
export type ReleaseDescriptions = v.InferOutput<typeof describedSchema>;

/** Serializes descriptions; the same composition gives the same bytes. */
export function serializeDescriptions({ composition, shell, remotes, site }: LoadedComposition): string {
  const described: ReleaseDescriptions = {
    code: computeCodeDigest(),
    shell: { version: shell.release.version, iconSvg: shell.iconSvg, app: shell.app },
    values: sortKeys(omitOwnerRedirectsAndFiles(composition.site)),
    site,
    remotes: sortKeys(
      Object.fromEntries(
        remotes.map(({ release, routes, redirects, titles }) => [
          release.name,
          { version: release.version, routes: [...routes], redirects, titles },
        ]),
      ),
    ),
  };
  return `${JSON.stringify(described)}\n`;
}

/**
 * Reads the descriptions of the live site's releases, verified by the site's listing. @returns undefined if they are missing or if other
 * code wrote them: compose then evaluates all releases
 */
export async function readDescriptions(
  store: ReleaseStore,
  live: LogEntry | undefined,
): Promise<ReleaseDescriptions | undefined> {
  if (!live) return undefined;
  const listing = await readSite(store.read, live.site).catch(() => undefined);
  const content = listing && findContent(listing.files, descriptionsFile);
  const bytes = content && (await readStoredContent(store, content).catch(ignoreUnreadable));
  if (!bytes) return undefined;
  const parsed = v.safeParse(describedSchema, parseJson(bytes, getContentKey(content)));
  return parsed.success && parsed.output.code === computeCodeDigest() ? parsed.output : undefined;
}

/** Picks the descriptions that a new composition may use: those of releases, shell and site values that have not changed. */
export function pickDescriptions(described: ReleaseDescriptions | undefined, { releases, site }: Composition) {
  const sameShell = described !== undefined && described.shell.version === releases.shell;
  const sameValues = sameShell && isDeepStrictEqual(described.values, omitOwnerRedirectsAndFiles(site));
  return {
    shell: sameShell ? described.shell : undefined,
    site: sameValues ? described.site : undefined,
    remote: (name: string) => {
      const description = sameValues && Object.hasOwn(described.remotes, name) ? described.remotes[name] : undefined;
      return description?.version === releases[name] ? description : undefined;
    },
  };
}
