import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfFile, type Release, readAddress, type Snapshot, type TableRoute } from 'shared/contract';
import { type LoadedComposition, loadComposition } from '../compose/loadComposition.ts';
import { type ReleaseSource, releasesIn } from '../compose/loadedRelease.ts';
import { renderDocument } from '../compose/renderDocument.ts';
import { type Named, withReleases } from '../release/live.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { developmentRelease, developmentVersion } from './developmentRelease.ts';
import { describedPath, fileElsewhere, isElsewhere, releaseElsewhere } from './elsewhere.ts';

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
  /** @param shown releases in place of those that would be shown, from source or as they are live; here and below */
  snapshot(shown?: readonly Named[]): Promise<Snapshot>;
  /** The page at an address as a document; `found` is false for the not-found page. */
  document(pathname: string, shown?: readonly Named[]): Promise<DevelopmentDocument>;
  /** What is shown, and where its files come from. */
  loaded(shown?: readonly Named[]): Promise<ShownComposition>;
}

/** A composition with the source of its releases. */
export interface ShownComposition {
  readonly loaded: LoadedComposition;
  readonly source: ReleaseSource;
  /** What other development servers of this machine build, by their addresses. */
  readonly elsewhere: readonly Named[];
}

/** A page as it is answered with. `dead` names the links of it that lead to no page. */
export interface DevelopmentDocument {
  readonly html: string;
  readonly found: boolean;
  readonly dead: readonly string[];
}

export function developmentSite({ store, live, fromSource, outputOf }: DevelopmentSiteOptions): DevelopmentSite {
  // A remote that was never released has no version yet.
  const unreleased = Object.fromEntries(fromSource.map((name) => [name, developmentVersion]));
  const composition = { ...live, releases: { ...unreleased, ...live.releases } };
  const load = async (shown: readonly Named[] = []): Promise<ShownComposition> => {
    const built = ['shell', ...fromSource.filter((name) => !shown.some((each) => each.name === name))];
    const elsewhere = shown.filter(isElsewhere);
    const source = withElsewhere(elsewhere, developmentSource(releasesIn(store), built, outputOf));
    return { source, elsewhere, loaded: await loadComposition(source, withReleases(composition, shown)) };
  };

  return {
    loaded: load,
    snapshot: async (shown) => (await load(shown)).loaded.snapshot,
    async document(pathname, shown) {
      const { loaded, source, elsewhere } = await load(shown);
      const { path, language } = readAddress(pathname);
      const route = loaded.snapshot.routes.find((each) => each.path === path);
      const job = route ? { path, language } : { path: '/404' as const, language, notFound: true as const };
      // Styles stand as links, which hot reload replaces; only released remotes' styles are inlined.
      const { html, facts } = await renderDocument(loaded, job, {
        inlineStyles: (release, files) => (isDevelopment(release) ? [] : files),
        readFile: source.readFile,
      });
      const links = styleSheets(loaded, route).map((href) => `<link rel="stylesheet" href="${href}">`);
      return {
        html: html
          .replace('</head>', () => `${elsewhereTag(elsewhere)}${links.join('\n')}\n</head>`)
          .replace('</body>', () => `${panelTag}\n</body>`),
        found: route !== undefined,
        dead: deadLinks(facts.links, loaded),
      };
    },
  };
}

/** Asks for the composition panel, which the development server has besides the site. */
const panelTag = '<script data-panel="/dev/panel.json" type="module" src="/dev/panel.js"></script>';

/** Tells the builds of other servers that they need not listen to this one: what it has saved is nothing to them (`hotEmitter`). */
const elsewhereTag = (elsewhere: readonly Named[]): string =>
  elsewhere.map(({ name }) => `<meta name="development-elsewhere" content="${name}">\n`).join('');

/** What other servers build comes from them. */
const withElsewhere = (
  elsewhere: readonly Named[],
  { describe, readFile: read, tell }: ReleaseSource,
): ReleaseSource => {
  const at = (name: string) => elsewhere.find((each) => each.name === name);
  return {
    describe: (name, version) => {
      const other = at(name);
      return other ? releaseElsewhere(other) : describe(name, version);
    },
    readFile: (release, file) => {
      const other = at(release.name);
      if (!other) return read(release, file);
      return fileElsewhere(other.version, `${describedPath(release.name)}/${file}`, release.name);
    },
    tell,
  };
};

/** The newest builds of some packages, and for the others what is released. */
function developmentSource(
  released: ReleaseSource,
  fromSource: readonly string[],
  outputOf: (name: string) => string,
): ReleaseSource {
  return {
    describe: (name, version) =>
      fromSource.includes(name) ? developmentRelease(outputOf(name), name) : released.describe(name, version),
    readFile: (release, file) =>
      isDevelopment(release) ? readFile(join(outputOf(release.name), file)) : released.readFile(release, file),
    tell: (line) => console.log(line),
  };
}

/** Which links of a page lead to no page of the site. Composing follows them to the part of the page that they name. */
function deadLinks(links: readonly string[], { snapshot, remotes }: LoadedComposition): string[] {
  const paths = new Set<string>(snapshot.routes.map(({ path }) => path));
  for (const { redirects } of remotes)
    for (const [from, to] of Object.entries(redirects)) if (to !== null) paths.add(from);
  const dead = links.filter((link) => link.startsWith('/') && !link.startsWith('//') && !/\.[a-z0-9]+$/.test(link));
  return dead.filter((link) => !paths.has(readAddress(new URL(link, 'http://site').pathname).path));
}

const isDevelopment = ({ version }: Release): boolean => version === developmentVersion;

/** The addresses of the style sheets that a page's development builds bring. */
function styleSheets({ shell, remotes }: LoadedComposition, route: TableRoute | undefined): string[] {
  const owner = remotes.find(({ release }) => release.name === route?.owner);
  return [shell.release, owner?.release].flatMap((release) => {
    if (!release || !isDevelopment(release)) return [];
    const css = release.chunks[release.name === 'shell' ? 'main' : `page-${route?.page}`]?.css ?? [];
    return css.map((file) => addressOfFile(release, file.replace(/^browser\//, '')));
  });
}
