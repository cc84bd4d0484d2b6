import type { Compiler } from '@rspack/core';

/** As long as a hash of a file's name, so that nothing else of the text changes; no source has it. */
const standIn = (index: number, length: number): string => `@${String(index).padStart(length - 1, '0')}`;

/**
 * A text with each hash replaced by what stands for it: the first that appears by the first stand-in, and so on. Returns how to undo it.
 * @throws Error if the text has such a stand-in already, which could not be told from ours afterwards
 */
export function withoutHashes(
  text: string,
  hashes: ReadonlySet<string>,
): { readonly text: string; readonly restore: (minified: string) => string } {
  if (hashes.size === 0) return { text, restore: (minified) => minified };
  const standIns = new Map<string, string>();
  const replaced = text.replace(new RegExp([...hashes].join('|'), 'g'), (hash) => {
    const known = standIns.get(hash) ?? standIn(standIns.size, hash.length);
    standIns.set(hash, known);
    return known;
  });
  const taken = [...standIns.values()].find((each) => text.includes(each));
  if (taken !== undefined) throw new Error(`A source has "${taken}", which stands for the hash of a file's name.`);
  return {
    text: replaced,
    restore: (minified) => [...standIns].reduce((all, [hash, each]) => all.replaceAll(each, hash), minified),
  };
}

/**
 * The minifier counts the characters of a text to find short names for its variables. The names of files that stand in a runtime have hashes then that
 * are not of their bytes yet, but of where the sources lie: the same commit in two folders was two releases. Until it has named its variables it
 * sees what is the same everywhere.
 */
export class SteadyNamesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('SteadyNamesPlugin', (compilation) => {
      const restores = new Map<string, (minified: string) => string>();
      const alter = (stage: number, change: (name: string, text: string) => string) =>
        compilation.hooks.processAssets.tap({ name: 'SteadyNamesPlugin', stage }, () => {
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js')) continue;
            const text = source.source().toString();
            const changed = change(name, text);
            if (changed !== text) compilation.updateAsset(name, new sources.RawSource(changed));
          }
        });
      const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      alter(minified - 1, (name, text) => {
        const hashes = compilation.getAssets().flatMap(({ info }) => info.contenthash ?? []);
        const aside = withoutHashes(text, new Set(hashes));
        restores.set(name, aside.restore);
        return aside.text;
      });
      alter(minified + 1, (name, text) => restores.get(name)?.(text) ?? text);
    });
  }
}
