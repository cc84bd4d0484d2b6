import {
  BuildError,
  contractVersion,
  exposedChunk,
  getFileAddress,
  type Language,
  listMessagesChunks,
  type PageSnapshot,
  type Pin,
  type Release,
  type Snapshot,
  type TableRoute,
} from 'shared/contract';
import type { RenderOptions } from 'shared/shellModule';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { omitOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/**
 * Returns the pin of a release's file: address and integrity. Hosts serve only files below `browser/`.
 * @throws BuildError if the release lacks the file
 */
export function createFilePin(release: Release, file: string): Pin {
  const integrity = release.files[file];
  if (!integrity)
    throw new BuildError({
      fact: `${release.name} ${release.version} does not contain ${file}.`,
      nextStep: 'Release the package again.',
    });
  return { url: getFileAddress(release, file.replace(/^browser\//, '')), integrity };
}

/** Makes the snapshot of a composition, with its route table. The same composition gives the same snapshot. */
export function createSnapshot(
  composition: Composition,
  remotes: readonly LoadedRemote[],
  routes: readonly TableRoute[],
): Snapshot {
  return {
    contract: contractVersion,
    releases: composition.releases,
    remotes: Object.fromEntries(
      remotes.map(({ release }) => [
        release.name,
        { version: release.version, entry: createFilePin(release, release.entry) },
      ]),
    ),
    routes: [...routes],
    chunks: Object.fromEntries(
      remotes.map(({ release }) => [
        release.name,
        Object.fromEntries(
          Object.entries(release.chunks)
            .filter(([name]) => name === exposedChunk || /^(page|locale|meta)-/.test(name))
            .map(([name, { js }]) => [name, js.map((file) => createFilePin(release, file))]),
        ),
      ]),
    ),
  };
}

/**
 * Lists the modules of header and footer in a language. Modules that `main` imports come before `main`, so that the browser has verified
 * them when `main` runs.
 */
export const listFrameScripts = ({ release }: Pick<LoadedShell, 'release'>, language: Language): Pin[] => [
  ...listChunkFiles(release, 'main'),
  ...listChunkFiles(release, `locale-${language}`),
];

/** Lists the modules that hydrate a remote's page: federation runtime, container entry, chunks. Empty for the not-found page. */
export function listPageScripts(
  shell: Pick<LoadedShell, 'release'>,
  loaded: LoadedRemote | undefined,
  route: TableRoute | undefined,
  language: Language,
): Pin[] {
  if (!loaded || !route) return [];
  const { release } = loaded;
  const words = listMessagesChunks(route.path, language).filter((chunk) => release.chunks[chunk]);
  const chunks = [exposedChunk, `page-${route.page}`, ...(words.length > 0 ? words : [`locale-${language}`])];
  return [
    ...listChunkFiles(shell.release, 'federation'),
    createFilePin(release, release.entry),
    ...chunks.flatMap((chunk) => listChunkFiles(release, chunk)),
  ];
}

/** Lists all modules of a page, the shell's first, so that a slow remote does not delay header and footer. */
export const listScripts = (
  shell: LoadedShell,
  loaded: LoadedRemote | undefined,
  route: TableRoute | undefined,
  language: Language,
): Pin[] => [...listFrameScripts(shell, language), ...listPageScripts(shell, loaded, route, language)];

/** Returns the pins of the starter and of the modules that it loads. Documents list them in this order. */
export const findStarter = (
  { release }: Pick<LoadedShell, 'release'>,
  loaded: LoadedRemote | undefined,
  route: TableRoute | undefined,
  language: Language,
): RenderOptions['starter'] => ({
  script: createModulePin(release, 'starter'),
  frame: listFrameScripts({ release }, language),
  page: listPageScripts({ release }, loaded, route, language),
  animate: createModulePin(release, 'animate'),
  contents: createModulePin(release, 'contents'),
  passage: createModulePin(release, 'passage'),
  report: createModulePin(release, 'report'),
  stone: createModulePin(release, 'stone'),
  vitals: createModulePin(release, 'vitals'),
});

const createModulePin = (release: Release, chunk: string): Pin =>
  listChunkFiles(release, chunk)[0] ?? createFilePin(release, chunk);

function listChunkFiles(release: Release, chunk: string): Pin[] {
  const files = release.chunks[chunk];
  if (!files)
    throw new BuildError({
      fact: `${release.name} ${release.version} has no chunk "${chunk}".`,
      nextStep: 'Give the import this chunk name, then release again.',
    });
  return files.js.map((file) => createFilePin(release, file));
}

/**
 * Makes the part of the snapshot that one page contains. That part names releases by content, so a new version number alone changes no
 * page.
 * @param owner release of the page's remote; absent for the not-found page
 */
export function createPageSnapshot(
  shell: Release,
  owner: Release | undefined,
  composition: Composition,
  route: TableRoute | undefined,
): PageSnapshot {
  const base = { shell: shell.content, site: omitOwnerRedirectsAndFiles(composition.site) };
  if (!owner || !route) return base;
  const { owner: name, title: _title, ...own } = route;
  return { ...base, route: own, remote: { name, version: owner.content, entry: createFilePin(owner, owner.entry) } };
}
