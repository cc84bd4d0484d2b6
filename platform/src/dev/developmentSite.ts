import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, readAddress, type Snapshot } from 'shared/contract';
import { mergeSite } from 'shared/siteValues';
import { buildRouteTable } from '../compose/buildRouteTable.ts';
import type { LoadedComposition } from '../compose/loadComposition.ts';
import { evaluateRemote, evaluateShell, loadRemote } from '../compose/loadedRelease.ts';
import { renderDocument } from '../compose/renderDocument.ts';
import { takeSnapshot } from '../compose/takeSnapshot.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { developmentRelease } from './developmentRelease.ts';

interface DevelopmentSiteOptions {
  readonly store: ReleaseStore;
  /** The released site that the rest comes from. */
  readonly live: Composition;
  /** The remotes built from source, by short name. */
  readonly fromSource: readonly string[];
  readonly outputOf: (name: string) => string;
}

/** The site while developing: composed anew for every request out of the newest builds and, for the rest, the live releases. */
export interface DevelopmentSite {
  snapshot(): Promise<Snapshot>;
  /** The page at an address as a document; `found` is false for the not-found page. */
  document(pathname: string): Promise<{ readonly html: string; readonly found: boolean }>;
}

export function developmentSite({ store, live, fromSource, outputOf }: DevelopmentSiteOptions): DevelopmentSite {
  async function load(): Promise<LoadedComposition> {
    const source = (name: string, release: Release) => readFile(join(outputOf(name), release.node));
    const shellRelease = await developmentRelease(outputOf('shell'), 'shell');
    const shell = evaluateShell(await source('shell', shellRelease), shellRelease);
    const { shell: _shell, ...others } = live.releases;
    const released = Object.entries(others).filter(([name]) => !fromSource.includes(name));
    const remotes = await Promise.all([
      ...released.map(([name, version]) => loadRemote(store, shell, name, version)),
      ...fromSource.map(async (name) => {
        const release = await developmentRelease(outputOf(name), name);
        return evaluateRemote(await source(name, release), shell, release);
      }),
    ]);
    const site = mergeSite(live.site, 'the composition');
    const routes = await buildRouteTable(shell, remotes, site);
    return { shell, remotes, site, snapshot: takeSnapshot(live, remotes, routes), composition: live };
  }

  return {
    snapshot: async () => (await load()).snapshot,
    async document(pathname) {
      const loaded = await load();
      const { path, language } = readAddress(pathname);
      const route = loaded.snapshot.routes.find((each) => each.path === path);
      const job = route ? { path, language } : { path: '/404' as const, language, notFound: true as const };
      // Styles stand as links, which hot reload replaces; only released remotes' styles are inlined.
      const html = await renderDocument(loaded, job, {
        inlineStyles: (release, files) => (release.version === 'dev' ? [] : files),
        readFile: async (release, file) =>
          (await store.read(`${release.name}/${release.version}/${file}`)) ?? Buffer.alloc(0),
      });
      const sheets = [loaded.shell.release, loaded.remotes.find(({ remote }) => remote.name === route?.owner)?.release]
        .filter((release) => release?.version === 'dev')
        .flatMap((release) => {
          const chunks = release?.name === 'shell' ? ['main'] : [`page-${route?.page}`];
          return chunks.flatMap(
            (chunk) =>
              release?.chunks[chunk]?.css.map((file) => `/r/${release.name}/dev/${file.replace(/^browser\//, '')}`) ??
              [],
          );
        });
      const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
      return { html: html.replace('</head>', `${links}\n</head>`), found: route !== undefined };
    },
  };
}
