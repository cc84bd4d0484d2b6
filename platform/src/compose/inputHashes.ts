import { createHash } from 'node:crypto';
import { inOrder } from '../store/protocol/inOrder.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import { codeDigest } from './codeDigest.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import { valuesOfPages } from './ownAddresses.ts';
import type { PageJob } from './PageJob.ts';
import { contentsOf } from './takeSnapshot.ts';

/** Hash of all that a composed site depends on: the releases, the business's values, and the code that composes. In hex. */
export const siteInputHash = ({ releases, site }: Composition): string =>
  hashOf([inOrder(releases), inOrder(site), codeDigest()]);

/**
 * Hash of all that one page depends on: the shell, its own remote, the business's values, the route table and the code that composes. A
 * release of another remote is not among it, nor is the number of one whose content is known: the page names that. The page lies under it
 * in the store.
 */
export function pageKey(
  { composition, shell, remotes, snapshot }: LoadedComposition,
  { path, language, notFound }: PageJob,
): string {
  const owner = notFound ? undefined : snapshot.routes.find((each) => each.path === path)?.owner;
  const own = remotes.find(({ release }) => release.name === owner)?.release;
  const contents = contentsOf(shell.release, own);
  const inputs = [
    codeDigest(),
    contents?.shell ?? composition.releases.shell,
    owner ?? '',
    owner ? (contents?.owner ?? composition.releases[owner]) : '',
    // The content is that of the files; which of them a page names is said beside them.
    [shell.release, own].map((release) => release && [release.entry, release.chunks]),
    inOrder(valuesOfPages(composition.site)),
    snapshot.routes,
    path,
    language,
    notFound ?? false,
  ];
  return hashOf(inputs).slice(0, 32);
}

const hashOf = (inputs: unknown): string => createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
