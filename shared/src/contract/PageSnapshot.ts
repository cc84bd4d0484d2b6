import { InvalidInputError } from './errors.ts';
import type { Route } from './Route.ts';
import type { PinnedRemote } from './Snapshot.ts';

/**
 * The page's own part of the snapshot, inlined as `<script type="application/json" id="snapshot">`. It names no other remote, so a release
 * of one remote changes no page of another.
 */
export interface PageSnapshot {
  /** The shell's release by its content, or by its version where that is not known. */
  readonly shell: string;
  /** This page's route; absent on the not-found page. */
  readonly route?: Route;
  /** This page's remote; absent on the not-found page. */
  readonly remote?: PinnedRemote & { readonly name: string };
  /** Values of the business that differ from the defaults the shell was built with. */
  readonly site: Readonly<Record<string, unknown>>;
}

/**
 * Reads what stands in the document itself. The same composing has written both, so it is only held that it is such a part at all: no page
 * carries the code of a schema for it.
 * @throws InvalidInputError where it is not
 */
export function parsePageSnapshot(input: unknown, file: string): PageSnapshot {
  const page = input as Partial<PageSnapshot> | null | undefined;
  const whole = page?.remote ? page.route && page.remote.entry?.url : !page?.route;
  if (typeof page?.shell === 'string' && page.site && typeof page.site === 'object' && whole)
    return page as PageSnapshot;
  throw new InvalidInputError({
    what: `${file} was refused.\n`,
    fact: '  It is not what a page carries of a snapshot: shell, site, and route and remote together or neither.\n',
    nextStep: 'Compose the site again; a snapshot is written by compose, never by hand.',
  });
}
