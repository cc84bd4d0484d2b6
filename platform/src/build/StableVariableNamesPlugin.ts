import type { Compiler } from '@rspack/core';

/** Returns a placeholder as long as the hash that it replaces. `@` and digits alone occur in no source. */
const createPlaceholder = (index: number, length: number): string => `@${String(index).padStart(length - 1, '0')}`;

/**
 * Replaces each hash in a text by a numbered placeholder. Returns the text, and a function that restores the hashes after minification.
 * @throws Error if the text already contains such a placeholder
 */
export function replaceHashes(
  text: string,
  hashes: ReadonlySet<string>,
): { readonly text: string; readonly restore: (minified: string) => string } {
  if (hashes.size === 0) return { text, restore: (minified) => minified };
  const placeholders = new Map<string, string>();
  const replaced = text.replace(new RegExp([...hashes].join('|'), 'g'), (hash) => {
    const placeholder = placeholders.get(hash) ?? createPlaceholder(placeholders.size, hash.length);
    placeholders.set(hash, placeholder);
    return placeholder;
  });
  const foundPlaceholder = [...placeholders.values()].find((each) => text.includes(each));
  if (foundPlaceholder !== undefined)
    throw new Error(`A source contains "${foundPlaceholder}", the placeholder of a file name's hash.`);
  return {
    text: replaced,
    restore: (minified) => [...placeholders].reduce((all, [hash, each]) => all.replaceAll(each, hash), minified),
  };
}

/**
 * Hides hashes in file names from the minifier, which counts characters to choose short variable names. At that stage, the runtime's hashes
 * depend on the folder of the sources. Without this plugin, a commit built in two folders gave two different releases.
 */
export class StableVariableNamesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('StableVariableNamesPlugin', (compilation) => {
      const restores = new Map<string, (minified: string) => string>();
      const alter = (stage: number, change: (name: string, text: string) => string) =>
        compilation.hooks.processAssets.tap({ name: 'StableVariableNamesPlugin', stage }, () => {
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
        const replaced = replaceHashes(text, new Set(hashes));
        restores.set(name, replaced.restore);
        return replaced.text;
      });
      alter(minified + 1, (name, text) => restores.get(name)?.(text) ?? text);
    });
  }
}
