import { createHash } from 'node:crypto';
import { getFileAddress, type Release } from 'shared/contract';
import { inOrder } from '../store/protocol/inOrder.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import { codeDigest } from './codeDigest.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import { valuesOfPages } from './ownAddresses.ts';
import type { PageJob } from './PageJob.ts';

/** Hash of all that a composed site depends on: the releases, the business's values, and the code that composes. In hex. */
export const siteInputHash = ({ releases, site }: Composition): string =>
  hashOf([inOrder(releases), inOrder(site), codeDigest()]);

/**
 * Hashes all that one page depends on: the shell, its own remote, the business's values, the route table and the code that composes. A
 * release of another remote is not among it, nor is the number of its own: a page names contents. The page lies under it in the store.
 */
export function pageKeys({ composition, shell, remotes, snapshot }: LoadedComposition): (job: PageJob) => string {
  // Once for all pages: a table of a thousand routes is long.
  const common = hashOf([
    codeDigest(),
    namedOf(shell.release),
    inOrder(valuesOfPages(composition.site)),
    snapshot.routes,
  ]);
  const owners = new Map(snapshot.routes.map(({ path, owner }) => [path as string, owner]));
  const named = new Map(remotes.map(({ release }) => [release.name, namedOf(release)]));
  return ({ path, language, notFound = false }) => {
    const owner = notFound ? '' : (owners.get(path) ?? '');
    return hashOf([common, owner, named.get(owner), path, language, notFound]).slice(0, 32);
  };
}

/**
 * All that pages name of a release: its content, and which files by which addresses. One without a hash in its name has its address below the version.
 */
const namedOf = (release: Release) => [
  release.content,
  release.chunks,
  [release.entry, ...Object.values(release.chunks).flatMap(({ js, css }) => [...js, ...css])].map((file) =>
    getFileAddress(release, file),
  ),
];

const hashOf = (inputs: unknown): string => createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
