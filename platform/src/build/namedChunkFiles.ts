import type { Compiler } from '@rspack/core';
import { BuildError } from 'shared/contract';

/** Purpose of a build. `development`: hot reload on the development server. `production`: a release. */
export type BuildMode = 'development' | 'production';

/**
 * Entry of a browser build, and the files of each named chunk in the order in which browsers request them. The build writes this report as
 * `chunks.json`.
 */
export interface ChunkReport {
  readonly entry: string;
  readonly chunks: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
}

/** Writes the chunk report into the browser build as `chunks.json`. Publishing reads it into `release.json`. */
export function createChunkReportPlugin(entryName: string, file = 'chunks.json') {
  return {
    apply(compiler: Compiler): void {
      const { Compilation, sources } = compiler.rspack;
      compiler.hooks.thisCompilation.tap('ChunkReportPlugin', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ChunkReportPlugin', stage }, () => {
          const stats = compilation
            .getStats()
            .toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false, entrypoints: true, assets: false });
          const groups = { ...stats.namedChunkGroups, ...stats.entrypoints };
          const chunks = Object.fromEntries(
            Object.entries(groups)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, group]) => {
                const files = (group.assets ?? []).map((asset) => asset.name);
                return [
                  name,
                  {
                    js: files.filter((file) => file.endsWith('.js')),
                    css: files.filter((file) => file.endsWith('.css')),
                  },
                ];
              }),
          );
          // Takes the last file, because the list names the entry's imported chunks first and the entry itself last.
          const entry = chunks[entryName]?.js.at(-1);
          if (entry === undefined)
            throw new BuildError({
              fact: `The build has no entry "${entryName}".`,
              nextStep: 'Name it in rspack.config.ts.',
            });
          const report: ChunkReport = { entry, chunks };
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(report, null, 2)));
        });
      });
    },
  };
}
