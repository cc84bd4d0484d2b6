import type { Language, Release, TableRoute } from 'shared/contract';
import { findStarter, listFrameScripts, listScripts } from '../../compose/load/createSnapshot.ts';
import type { LoadedComposition } from '../../compose/load/LoadedComposition.ts';
import type { ReleaseSource } from '../../compose/load/loadedRelease.ts';
import { findReleasedFile } from '../../compose/site/findReleasedFile.ts';

/** Sizes of a composition's scripts as sent, in KB of 1000 bytes. */
export interface ScriptSizes {
  /** Measures starter and frame. */
  frame(language: Language): Promise<number>;
  /** Measures all scripts of a page, including its frame's. */
  page(route: TableRoute, language: Language): Promise<number>;
  /** Measures the scripts of a page, except those that the `kept` releases also have. */
  pageBeyond(kept: readonly Release[], route: TableRoute, language: Language): Promise<number>;
}

/** Measures brotli bytes, or plain bytes of files that are too small to compress. */
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
