import type { Language, Release, TableRoute } from 'shared/contract';
import { findStarter, listFrameScripts, listScripts } from '../../compose/load/createSnapshot.ts';
import type { LoadedComposition } from '../../compose/load/LoadedComposition.ts';
import type { ReleaseSource } from '../../compose/load/loadedRelease.ts';
import { findReleasedFile } from '../../compose/site/findReleasedFile.ts';

/** Measures scripts of a composition in KB (1000 bytes), compressed as hosts send them. */
export interface ScriptSizes {
  /** Measures the starter, and the scripts of header and footer. */
  frame(language: Language): Promise<number>;
  /** Measures all scripts of a page, with those of header and footer. */
  page(route: TableRoute, language: Language): Promise<number>;
  /** Measures the scripts of a page that visitors download again if they have all scripts of the `kept` releases. */
  pageBeyond(kept: readonly Release[], route: TableRoute, language: Language): Promise<number>;
}

/** Counts the bytes of a script's brotli version; of a script too small to have one, its own bytes. */
export function measureScripts({ shell, remotes }: LoadedComposition, { readFile }: ReleaseSource): ScriptSizes {
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const measureAddress = async (url: string) => {
    const { release, file } = findReleasedFile(releases, url) ?? {};
    if (!release || !file) throw new Error(`${url} is of no release of the composition.`);
    return (await readFile(release, `${file}.br` in release.files ? `${file}.br` : file)).length;
  };
  const sumKilobytes = async (addresses: readonly string[]) => {
    const sizes = await Promise.all(addresses.map(measureAddress));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const listScriptAddresses = (route: TableRoute, language: Language) => {
    const owner = remotes.find(({ release }) => release.name === route.owner);
    return listScripts(shell, owner, route, language).map(({ url }) => url);
  };
  return {
    frame(language) {
      const starter = findStarter(shell, undefined, undefined, language)?.script;
      const names = [...(starter ? [starter] : []), ...listFrameScripts(shell, language)].map(({ url }) => url);
      return sumKilobytes(names);
    },
    page: (route, language) => sumKilobytes(listScriptAddresses(route, language)),
    pageBeyond: (kept, route, language) =>
      sumKilobytes(listScriptAddresses(route, language).filter((address) => !findReleasedFile(kept, address))),
  };
}
