import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contractVersion,
  type Language,
  type PageSnapshot,
  type Pin,
  type Release,
  type Snapshot,
  type TableRoute,
} from 'shared/contract';
import type { InlineStyle, PageAlone } from 'shared/shellModule';
import { defaultSite, type Site } from 'shared/siteValues';
import { plainFrame } from '../../build/besideBuild.ts';
import { buildRouteTable } from '../../compose/buildRouteTable.ts';
import { fillTitles } from '../../compose/fillTitles.ts';
import { type LoadedRemote, loadRemote, loadShell, type ReleaseSource, tenants } from '../../compose/loadedRelease.ts';
import { stylesOfPage } from '../../compose/renderDocument.ts';
import { askSandbox } from '../../compose/sandbox/sandboxes.ts';
import { pageScripts, pageSnapshot, takeSnapshot } from '../../compose/takeSnapshot.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { developmentRelease, developmentVersion } from '../developmentRelease.ts';

/** A page of a local remote, and all that a document says of it. */
export interface LocalPage extends PageAlone {
  readonly owner: string;
  readonly route: TableRoute;
  readonly styles: readonly InlineStyle[];
  readonly modules: readonly Pin[];
  readonly snapshot: Pick<PageSnapshot, 'route' | 'remote'>;
}

/** The remotes that are built here, as their builds say now. */
export interface LocalRemotes {
  readonly snapshot: Snapshot;
  /** Where a former page went that a remote had; undefined where it had none, null where it is gone. */
  readonly redirect: (path: string) => unknown;
  /**
   * @param routeTable all pages of the site, for a page that lists them
   * @throws SandboxFault with what the page throws
   */
  readonly page: (route: TableRoute, language: Language, routeTable: readonly TableRoute[]) => Promise<LocalPage>;
}

interface LocalOptions {
  /** By short name. */
  readonly names: readonly string[];
  readonly outputOf: (name: string) => string;
  /** The values of the business in which the deployed site differs from the defaults. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads the newest builds of some remotes, which render beside a plain frame.
 * @throws BuildError if one cannot be evaluated or lacks what its pages need; CompositionError if two claim one page
 */
export async function localRemotes({ names, outputOf, values }: LocalOptions): Promise<LocalRemotes> {
  const source: ReleaseSource = {
    describe: (name) =>
      name === 'shell' ? frameRelease(outputOf(plainFrame)) : developmentRelease(outputOf(name), name),
    readFile: (release, file) => readFile(join(outputOf(release.name === 'shell' ? plainFrame : release.name), file)),
    tell: (line) => console.log(line),
  };
  const site: Site = { ...defaultSite, ...values };
  const frame = await loadShell(source, developmentVersion, { iconSvg: '' });
  const remotes = await Promise.all(
    names.map(async (name) => fillTitles(frame, await loadRemote(source, frame, name, developmentVersion), site)),
  );
  const releases = Object.fromEntries(names.map((name) => [name, developmentVersion]));
  const composition = { releases, site: {} };
  const snapshot = takeSnapshot(composition, remotes, buildRouteTable(remotes));

  async function page(route: TableRoute, language: Language, routeTable: readonly TableRoute[]): Promise<LocalPage> {
    const remote = remotes.find(({ release }) => release.name === route.owner) as LoadedRemote;
    const { owner, title: _title, ...own } = route;
    const { path } = route;
    const asked = {
      ask: 'renderPage',
      options: { path, language, site, routeTable, snapshot: { shell: '', site: values }, styles: [], scripts: [] },
      page: { owner, version: developmentVersion, route: own },
    } as const;
    const { route: shownRoute, remote: pinned } = pageSnapshot(snapshot, composition, route);
    const alone = JSON.parse(await askSandbox(await tenants(frame, remote), asked)) as PageAlone;
    return {
      ...alone,
      owner,
      route,
      styles: await Promise.all(stylesOfPage(remote.release, route, source.readFile)),
      modules: pageScripts(remote, route, language),
      snapshot: { ...(shownRoute && { route: shownRoute }), ...(pinned && { remote: pinned }) },
    };
  }

  const redirects = Object.assign({}, ...remotes.map((remote) => remote.redirects)) as Record<string, unknown>;
  return { snapshot, redirect: (path) => (Object.hasOwn(redirects, path) ? redirects[path] : undefined), page };
}

/** The plain frame, described like a release: only its Node build is asked for. */
async function frameRelease(folder: string): Promise<Release> {
  const node = 'node/main.cjs';
  return {
    contract: contractVersion,
    name: 'shell',
    version: developmentVersion,
    files: { [node]: integrityOf(await readFile(join(folder, node))) },
    entry: node,
    chunks: {},
    node,
    shares: {},
  };
}
