import { createHash } from 'node:crypto';
import type { LoadedComposition } from './loadComposition.ts';
import type { PageJob } from './prerenderPages.ts';
import { codeDigest } from './recipeOf.ts';

/**
 * Digest of all that one page depends on: the shell, its own remote, the business's values, the route table and the code that
 * composes. A release of another remote is not among it.
 */
export function pageKey({ composition, snapshot }: LoadedComposition, { path, language, notFound }: PageJob): string {
  const owner = notFound ? undefined : snapshot.routes.find((each) => each.path === path)?.owner;
  const inputs = [
    codeDigest(),
    composition.releases.shell,
    owner ?? '',
    owner ? composition.releases[owner] : '',
    Object.entries(composition.site).sort(([a], [b]) => (a < b ? -1 : 1)),
    snapshot.routes,
    path,
    language,
    notFound ?? false,
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
