import type { Compiler } from '@rspack/core';

/** A map of integrity values in a runtime: `__webpack_require__.sriHashes={991:"sha384-…"}`, and the one of the styles. */
const integrityMap = /(\.sri\w*Hashes\s*=\s*)\{([^{}]*)\}/g;
const entryOfMap = /"?([\w-]+)"?\s*:\s*"[^"]*"/g;

/** The text of a runtime with its maps of integrity values in the order of their keys. */
export const inOrderOfKeys = (runtime: string): string =>
  runtime.replace(integrityMap, (_whole, head: string, entries: string) => {
    const keyed = [...entries.matchAll(entryOfMap)].map(([entry, key = '']) => [key, entry] as const);
    return `${head}{${keyed
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, entry]) => entry)
      .join(',')}}`;
  });

/**
 * The maps of integrity values that Rspack writes into a runtime stand in no certain order, so that two builds of the same sources had
 * different bytes (0003). This writes them in order, before integrity values and names are made of the bytes.
 */
export class OrderedIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('OrderedIntegrityPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'OrderedIntegrityPlugin', stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (!name.endsWith('.js')) continue;
          const text = source.source().toString();
          const ordered = inOrderOfKeys(text);
          if (ordered !== text) compilation.updateAsset(name, new sources.RawSource(ordered));
        }
      });
    });
  }
}
