import type { LoadedComposition } from '../compose/load/LoadedComposition.ts';
import type { ReleaseSource } from '../compose/load/loadedRelease.ts';
import type { SiteResponse } from '../serve/respond/response.ts';
import type { SiteRequest } from '../serve/respond/SiteRequest.ts';

/** Short names of the packages that are built from source, and an object that reads their newest builds. */
export interface SourcePackages {
  readonly names: readonly string[];
  readonly source: ReleaseSource;
}

export interface CompositionWithSource {
  readonly loaded: LoadedComposition;
  readonly source: ReleaseSource;
}

/** Rest of a site: all releases except those of packages that are built from source. They come from a store or a deployed site. */
export interface RestOfSite {
  /** Composes the newest builds with the rest. @throws as `loadComposition` does */
  compose(built: SourcePackages): Promise<CompositionWithSource>;
  /** @throws ExplainedError if the file or prerendered page is unavailable */
  respond(request: SiteRequest): Promise<SiteResponse>;
  /**
   * Finds the package that owns an address on the deployed site. Only the rest from a deployed site has this method: such a site serves no
   * Node builds, so its pages are passed through. With a store, the development server renders all pages.
   */
  readonly findDeployedOwner?: (pathname: string) => Promise<string | undefined>;
}
