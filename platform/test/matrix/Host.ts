import type { FetchFromSite } from '../../src/proof/siteFetch.ts';

/** Running host that serves a store's live site. */
export interface Host {
  readonly origin: string;
  readonly ask: FetchFromSite;
  /** For a host that serves an exported folder: the folder, and a function that exports again. */
  readonly exported?: { readonly folder: string; again(): Promise<unknown> };
  stop(): Promise<void>;
}
