import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { readStored } from '../store/content.ts';
import { contentKey, contentOf } from '../store/protocol/content.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { codeDigest } from './codeDigest.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import { valuesOfPages } from './ownAddresses.ts';
import { answers } from './sandbox/messages.ts';

/** Site file with the descriptions of its releases. Compose reads it; visitors cannot. */
export const describedFile = 'described.json';

const { routes, redirects } = answers.describeRemote.entries;
const describedSchema = v.strictObject({
  /** Digest of the code that asked for the descriptions. */
  code: v.string(),
  shell: v.strictObject({ version: v.string(), ...answers.describeShell.entries }),
  /** Site values of the composition, and all values that the shell knows. */
  values: v.record(v.string(), v.unknown()),
  site: answers.mergeSite,
  remotes: v.record(v.string(), v.strictObject({ version: v.string(), routes, redirects, titles: answers.fillTitles })),
});

/** Descriptions of all releases of a site, so that unchanged releases are not evaluated again. */
export type Described = v.InferOutput<typeof describedSchema>;

/** Serializes descriptions; the same composition gives the same bytes. */
export function describedText({ composition, shell, remotes, site }: LoadedComposition): string {
  const described: Described = {
    code: codeDigest(),
    shell: { version: shell.release.version, iconSvg: shell.iconSvg, app: shell.app },
    values: inOrder(valuesOfPages(composition.site)),
    site,
    remotes: inOrder(
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
 * Reads the descriptions of the live site's releases, verified by its listing. Undefined if they are missing or were made by other code:
 * all releases are then evaluated.
 */
export async function describedIn(store: ReleaseStore, live: LogEntry | undefined): Promise<Described | undefined> {
  if (!live) return undefined;
  const listing = await readSite(store.read, live.site).catch(() => undefined);
  const content = listing && contentOf(listing.files, describedFile);
  const bytes = content && (await readStored(store, content).catch(unreadable));
  if (!bytes) return undefined;
  const parsed = v.safeParse(describedSchema, parseJson(bytes, contentKey(content)));
  return parsed.success && parsed.output.code === codeDigest() ? parsed.output : undefined;
}

/** Picks the known descriptions of a composition's shell, remotes and values. */
export function knownOf(described: Described | undefined, { releases, site }: Composition) {
  const sameShell = described !== undefined && described.shell.version === releases.shell;
  const sameValues = sameShell && isDeepStrictEqual(described.values, valuesOfPages(site));
  return {
    shell: sameShell ? described.shell : undefined,
    site: sameValues ? described.site : undefined,
    remote: (name: string) => {
      const known = sameValues && Object.hasOwn(described.remotes, name) ? described.remotes[name] : undefined;
      return known?.version === releases[name] ? known : undefined;
    },
  };
}
