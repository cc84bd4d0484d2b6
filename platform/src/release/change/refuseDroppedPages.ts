import { ConflictError } from 'shared/contract';
import { toDocumentFile } from '../../store/protocol/siteListing.ts';

export interface PublicPages {
  /** Names of documents: `en/portfolio.html`. */
  readonly documents: readonly string[];
  readonly redirects: Readonly<Record<string, string | null>>;
}

/**
 * Requires that every live page keeps its address or gets a redirect.
 * @param drops paths of pages that may disappear
 * @throws ConflictError with every page that would disappear
 */
export function refuseDroppedPages(live: PublicPages, next: PublicPages, drops: readonly string[] = []): void {
  const droppedPages = findDroppedPages(live, next).filter((path) => !drops.includes(path));
  if (droppedPages.length === 0) return;
  throw new ConflictError({
    what: `${droppedPages.join(', ')} would disappear:`,
    fact: `a link there would lead to "not found". The live site has not changed.`,
    nextStep: `Add ${droppedPages.length === 1 ? 'a redirect for it' : 'a redirect for each'} to the remote. To remove ${droppedPages.length === 1 ? 'the page' : 'the pages'} on purpose, add ${droppedPages.map((path) => `--drops ${path}`).join(' ')}.`,
  });
}

export function findDroppedPages(live: PublicPages, next: PublicPages): string[] {
  const answered = new Set([...next.documents, ...Object.keys(next.redirects).map(toDocumentFile)]);
  const led = Object.entries(live.redirects).flatMap(([address, to]) => (to === null ? [] : [toDocumentFile(address)]));
  return [...new Set([...live.documents, ...led].filter((file) => !answered.has(file)).map(getPagePath))].sort();
}

/** Returns the path of a document's page: `/portfolio` for `en/portfolio.html`. */
function getPagePath(file: string): string {
  const address = file.replace(/\.html$/, '');
  if (address === 'index' || address === 'en') return '/';
  return `/${address.replace(/^en\//, '')}`;
}
