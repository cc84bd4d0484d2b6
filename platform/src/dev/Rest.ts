import type { LoadedComposition } from '../compose/LoadedComposition.ts';
import type { ReleaseSource } from '../compose/loadedRelease.ts';
import type { SiteResponse } from '../serve/respond/response.ts';
import type { SiteRequest } from '../serve/respond/SiteRequest.ts';

/** The packages that are built from source, by short name, and their releases as the newest builds make them. */
export interface Built {
  readonly names: readonly string[];
  readonly source: ReleaseSource;
}

/** A composition with the source of its releases. */
export interface ShownComposition {
  readonly loaded: LoadedComposition;
  readonly source: ReleaseSource;
}

/** The rest of a site: all releases but those that are built from source. They come from a store, or from a deployed site. */
export interface Rest {
  /** Composes what is built with the rest, as both are now. @throws what loading a composition throws */
  compose(built: Built): Promise<ShownComposition>;
  /** Answers with a file of the rest, or with a page that is prerendered there. @throws ExplainedError where it cannot be had */
  answer(request: SiteRequest): Promise<SiteResponse>;
  /**
   * Names the package that has a page at an address there. Without it the pages of the rest are rendered here; with it they come as they are: a deployed site
   * hands out no Node build.
   */
  readonly ownerThere?: (pathname: string) => Promise<string | undefined>;
}
