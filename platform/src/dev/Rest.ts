import type { LoadedComposition } from '../compose/load/LoadedComposition.ts';
import type { ReleaseSource } from '../compose/load/loadedRelease.ts';
import type { SiteResponse } from '../serve/respond/response.ts';
import type { SiteRequest } from '../serve/respond/SiteRequest.ts';

/** The packages that are built from source, by short name, and the source of their newest builds. */
export interface SourcePackages {
  readonly names: readonly string[];
  readonly source: ReleaseSource;
}

export interface CompositionWithSource {
  readonly loaded: LoadedComposition;
  readonly source: ReleaseSource;
}

/** The rest of a site: all releases but those that are built from source. They come from a store, or from a deployed site. */
export interface Rest {
  /** Composes the newest builds with the rest. @throws as `loadComposition` does */
  compose(built: SourcePackages): Promise<CompositionWithSource>;
  /** Responds with a file or a prerendered page of the rest. @throws ExplainedError if it is unavailable */
  answer(request: SiteRequest): Promise<SiteResponse>;
  /**
   * Finds the package that owns an address on the deployed site. Only a deployed site has this method: it serves no Node builds, so its
   * pages are passed through. With a store, the development server renders all pages.
   */
  readonly findDeployedOwner?: (pathname: string) => Promise<string | undefined>;
}
