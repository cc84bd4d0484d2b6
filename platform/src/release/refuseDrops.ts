import { ConflictError } from 'shared/contract';
import { documentOf } from '../store/protocol/siteListing.ts';

/** The documents of a site and the addresses that it sends elsewhere. */
export interface Reachable {
  /** By their files: `en/portfolio.html`. */
  readonly documents: readonly string[];
  readonly redirects: Readonly<Record<string, string | null>>;
}

/**
 * Checks that every page that is live can still be reached, or says where it went.
 * @param drops paths of pages that may go without a word
 * @throws ConflictError with every page that would be gone
 */
export function refuseDrops(live: Reachable, next: Reachable, drops: readonly string[] = []): void {
  const gone = droppedPages(live, next).filter((path) => !drops.includes(path));
  if (gone.length === 0) return;
  throw new ConflictError({
    what: `${gone.join(', ')} would be gone:`,
    fact: `whoever follows a link there would not find ${gone.length === 1 ? 'it' : 'them'}. What was live is still live.`,
    nextStep: `Say in the remote's redirects where ${gone.length === 1 ? 'it' : 'each'} went, or add ${gone.map((path) => `--drops ${path}`).join(' ')} if that is meant.`,
  });
}

/** Paths of the pages that are live and would answer nothing any more. */
export function droppedPages(live: Reachable, next: Reachable): string[] {
  const answered = new Set([...next.documents, ...Object.keys(next.redirects).map(documentOf)]);
  const led = Object.entries(live.redirects).flatMap(([address, to]) => (to === null ? [] : [documentOf(address)]));
  return [...new Set([...live.documents, ...led].filter((file) => !answered.has(file)).map(pathOf))].sort();
}

/** The path of a page from its document, in whichever language: `en/portfolio.html` is `/portfolio`. */
function pathOf(file: string): string {
  const address = file.replace(/\.html$/, '');
  if (address === 'index' || address === 'en') return '/';
  return `/${address.replace(/^en\//, '')}`;
}
