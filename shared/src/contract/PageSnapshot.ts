import { InvalidInputError } from './errors.ts';
import type { Route } from './Route.ts';
import type { PinnedRemote } from './Snapshot.ts';

/**
 * The part of the snapshot that a document contains, as `<script type="application/json" id="snapshot">`. It names only the page's own
 * remote, so a release of another remote does not change the document.
 */
export interface PageSnapshot {
  /** Content hash of the shell's release, or the whole version if it contains no hash. */
  readonly shell: string;
  /** Route of this page; absent on the not-found page. */
  readonly route?: Route;
  /** Remote of this page; absent on the not-found page. */
  readonly remote?: PinnedRemote & { readonly name: string };
  /** Site values that differ from the shell's defaults. */
  readonly site: Readonly<Record<string, unknown>>;
}

/**
 * Reads the snapshot in a document. Compose wrote snapshot and document together, so the browser checks only the main fields.
 * @throws InvalidInputError if a main field is wrong
 */
export function parsePageSnapshot(input: unknown, file: string): PageSnapshot {
  const page = input as Partial<PageSnapshot> | null | undefined;
  const whole = page?.remote ? page.route && page.remote.entry?.url : !page?.route;
  if (typeof page?.shell === 'string' && page.site && typeof page.site === 'object' && whole)
    return page as PageSnapshot;
  throw new InvalidInputError({
    what: `${file} is invalid.\n`,
    fact: '  It must have shell and site, and either both route and remote or neither.\n',
    nextStep: 'Compose the site again. Only compose writes a snapshot.',
  });
}
