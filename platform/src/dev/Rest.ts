import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, type Release, storedFormat } from 'shared/contract';
import { readChunkReport } from '../build/package/buildPackage.ts';
import { listShareRanges, listShareVersions } from '../build.ts';
import type { LoadedComposition, ReleaseSource } from '../compose/load/loadedRelease.ts';
import type { SiteResponse } from '../serve/respond/response.ts';
import type { SiteRequest } from '../serve/respond/SiteRequest.ts';
import { computeIntegrity } from '../store/bytes/computeIntegrity.ts';

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

/** Version of all packages that are built from source during development. */
export const developmentVersion = 'dev';

/** Describes a package's newest development build as if it were a release, because compose accepts only releases. */
export async function readDevelopmentRelease(folder: string, name: string): Promise<Release> {
  const report = await readChunkReport(join(folder, 'browser'));
  const inBrowser = (file: string) => `browser/${file}`;
  const chunks = Object.fromEntries(
    Object.entries(report.chunks).map(([chunk, { js, css }]) => [
      chunk,
      { js: js.map(inBrowser), css: css.map(inBrowser) },
    ]),
  );
  const listed = [
    inBrowser(report.entry),
    'node/main.cjs',
    ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const files = await Promise.all(
    [...new Set(listed)].map(async (file) => [file, computeIntegrity(await readFile(join(folder, file)))] as const),
  );
  return {
    format: storedFormat,
    contract: contractVersion,
    name,
    version: developmentVersion,
    files: Object.fromEntries(files),
    entry: inBrowser(report.entry),
    chunks,
    node: 'node/main.cjs',
    shares: name === 'shell' ? listShareVersions() : listShareRanges(),
    content: developmentVersion,
    seal: '',
  };
}
