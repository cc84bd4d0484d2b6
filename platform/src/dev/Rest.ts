import type { LoadedComposition } from '../compose/load/LoadedComposition.ts';
import type { ReleaseSource } from '../compose/load/loadedRelease.ts';
import type { SiteResponse } from '../serve/respond/response.ts';
import type { SiteRequest } from '../serve/respond/SiteRequest.ts';

/** Packages that are built from source: their short names, and a source that reads their newest builds. */
export interface SourcePackages {
  readonly names: readonly string[];
  readonly source: ReleaseSource;
}

export interface CompositionWithSource {
  readonly loaded: LoadedComposition;
  readonly source: ReleaseSource;
}

/** Rest of a site: releases from a store or deployed site, for all packages that are not built from source. */
export interface RestOfSite {
  /** Composes a site of the newest builds and the rest's releases. @throws as `loadComposition` does */
  compose(built: SourcePackages): Promise<CompositionWithSource>;
  /** @throws ExplainedError if the file or prerendered page is unavailable */
  respond(request: SiteRequest): Promise<SiteResponse>;
  /**
   * Finds the package that owns an address on the deployed site. Absent if the rest comes from a store: the development server then renders
   * all pages. A deployed site serves no Node builds, so its pages are passed through.
   */
  readonly findDeployedOwner?: (pathname: string) => Promise<string | undefined>;
}
