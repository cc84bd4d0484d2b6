import { createHash } from 'node:crypto';
import { getFileAddress, type Language, type Path, type Release } from 'shared/contract';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';
import { computeCodeDigest } from '../load/codeDigest.ts';
import type { LoadedComposition } from '../load/loadedRelease.ts';
import { omitOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import type { PageFacts } from './pageFacts.ts';

/** Computes the input hash of a site, in hex, from its releases, its site values and the composing code. */
export const hashSiteInputs = ({ releases, site }: Composition): string =>
  hashOf([sortKeys(releases), sortKeys(site), computeCodeDigest()]);

/**
 * Returns a function that computes the input hash of a page. Inputs are its shell, its remote, the site values, the route table and the
 * composing code. Other remotes do not count, nor do version numbers, because pages name releases by content.
 */
export function createPageHasher({
  composition,
  shell,
  remotes,
  snapshot,
}: LoadedComposition): (job: PageJob) => string {
  // Inputs that all pages share are hashed once, because the route table may have a thousand routes.
  const common = hashOf([
    computeCodeDigest(),
    pickInputs(shell.release),
    sortKeys(omitOwnerRedirectsAndFiles(composition.site)),
    snapshot.routes,
  ]);
  const owners = new Map(snapshot.routes.map(({ path, owner }) => [path as string, owner]));
  const inputsByRemote = new Map(remotes.map(({ release }) => [release.name, pickInputs(release)]));
  return ({ path, language, notFound = false }) => {
    const owner = notFound ? '' : (owners.get(path) ?? '');
    return hashOf([common, owner, inputsByRemote.get(owner), path, language, notFound]).slice(0, 32);
  };
}

/**
 * Lists everything of a release that its pages may contain: its content digest and its files. For a file without a hash in its name, also
 * the version, which is in the file's address.
 */
const pickInputs = (release: Release) => [
  release.content,
  release.chunks,
  [release.entry, ...Object.values(release.chunks).flatMap(({ js, css }) => [...js, ...css])].map((file) =>
    getFileAddress(release, file),
  ),
];

const hashOf = (inputs: unknown): string => createHash('sha256').update(JSON.stringify(inputs)).digest('hex');

/** A page to render. `notFound` marks the not-found page, which has no route. */
export interface PageJob {
  readonly path: Path;
  readonly language: Language;
  readonly notFound?: true;
}

export interface RenderedDocument {
  readonly html: string;
  readonly facts: PageFacts;
}
