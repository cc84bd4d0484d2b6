import type { FetchFromSite } from '../../src/proof/siteFetch.ts';

/** A running host that serves what is live in a store. */
export interface Host {
  readonly origin: string;
  readonly ask: FetchFromSite;
  /** The exported folder, of a host that serves one, and how it is exported again. */
  readonly exported?: { readonly folder: string; again(): Promise<unknown> };
  stop(): Promise<void>;
}
