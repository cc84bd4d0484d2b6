import type { FetchFromSite } from '../../src/proof/siteFetch.ts';

/** A running host of a store's live site. */
export interface Host {
  readonly origin: string;
  readonly ask: FetchFromSite;
  /** The exported folder, for a host that serves one, and a function that exports again. */
  readonly exported?: { readonly folder: string; again(): Promise<unknown> };
  stop(): Promise<void>;
}
