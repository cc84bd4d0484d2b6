import { InvalidInputError } from './errors.ts';
import type { Route } from './Route.ts';
import type { PinnedRemote } from './Snapshot.ts';

/**
 * The part of the snapshot that a page contains, as `<script type="application/json" id="snapshot">`. It names only its own remote, so a
 * release of another remote does not change the page.
 */
export interface PageSnapshot {
  /** Content hash of the shell's release, or its version. */
  readonly shell: string;
  /** This page's route; absent on the not-found page. */
  readonly route?: Route;
  /** This page's remote; absent on the not-found page. */
  readonly remote?: PinnedRemote & { readonly name: string };
  /** Site values that differ from the shell's defaults. */
  readonly site: Readonly<Record<string, unknown>>;
}

/**
 * Reads the snapshot of a document. Compose wrote both together, so the browser checks only that it is a snapshot.
 * @throws InvalidInputError otherwise
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
