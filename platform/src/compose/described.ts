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

/** The file of a composed site in which it stands what its releases said of themselves. For composing, not for visitors. */
export const describedFile = 'described.json';

const { routes, redirects } = answers.describeRemote.entries;
const describedSchema = v.strictObject({
  /** The code that asked them. */
  code: v.string(),
  shell: v.strictObject({ version: v.string(), ...answers.describeShell.entries }),
  /** The values that the composition names, and with them all that the shell knows. */
  values: v.record(v.string(), v.unknown()),
  site: answers.mergeSite,
  remotes: v.record(v.string(), v.strictObject({ version: v.string(), routes, redirects, titles: answers.fillTitles })),
});

/** All that the releases of a composed site said of themselves: those that do not change need not be asked again. */
export type Described = v.InferOutput<typeof describedSchema>;

/** As a site keeps it; the same composition gives the same bytes. */
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
 * Reads what the releases of the live site said of themselves, as its listing vouches for it. Undefined where there is nothing to go by:
 * then all of them are asked.
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

/** Finds what is known of a composition's shell, its remotes and its values. */
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
