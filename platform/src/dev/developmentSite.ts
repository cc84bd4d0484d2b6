import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  formatAddress,
  getFileAddress,
  languages,
  type Release,
  readAddress,
  type Snapshot,
  type TableRoute,
} from 'shared/contract';
import type { LoadedComposition } from '../compose/load/loadedRelease.ts';
import type { PageJob } from '../compose/pages/inputHashes.ts';
import type { PageFacts } from '../compose/pages/pageFacts.ts';
import { renderPageJob } from '../compose/pages/renderPageJob.ts';
import { findLinkFault } from '../compose/site/checkLinks.ts';
import { collectRedirects } from '../compose/site/collectRedirects.ts';
import { pickOwnerRedirectsAndFiles } from '../compose/values/ownerRedirectsAndFiles.ts';
import { createPanelTag, type Teams } from '../serve/panel/panel.ts';
import { developmentVersion, type RestOfSite, readDevelopmentRelease, type SourcePackages } from './Rest.ts';

interface DevelopmentSiteOptions {
  readonly rest: RestOfSite;
  /** Short names of the packages that are built from source. */
  readonly fromSource: readonly string[];
  readonly resolveOutputFolder: (name: string) => string;
  readonly teams?: Teams;
}

/** Site during development. Composes the newest builds and the rest again for each request. */
export interface DevelopmentSite {
  snapshot(): Promise<Snapshot>;
  /** Renders the page at an address. `found` is false if the result is the not-found page. */
  renderPage(pathname: string): Promise<DevelopmentPage>;
}

export interface DevelopmentPage {
  readonly html: string;
  readonly found: boolean;
  /** A sentence for each link with which the page could not be released. */
  readonly deadLinks: readonly string[];
}

export function createDevelopmentSite({
  rest,
  fromSource,
  resolveOutputFolder,
  teams = {},
}: DevelopmentSiteOptions): DevelopmentSite {
  const built: SourcePackages = {
    names: fromSource,
    source: {
      describe: (name) => readDevelopmentRelease(resolveOutputFolder(name), name),
      readFile: ({ name }, file) => readFile(join(resolveOutputFolder(name), file)),
      tell: (line) => console.log(line),
    },
  };

  return {
    snapshot: async () => (await rest.compose(built)).loaded.snapshot,
    async renderPage(pathname) {
      const { loaded, source } = await rest.compose(built);
      const { path, language } = readAddress(pathname);
      const route = loaded.snapshot.routes.find((each) => each.path === path);
      const job = route ? { path, language } : { path: '/404' as const, language, notFound: true as const };
      // Development builds get links to their styles, which hot reload can replace. Released remotes have their styles inlined.
      const { html, facts } = await renderPageJob(nameReleasesByVersion(loaded), job, {
        inlineStyles: (release, files) => (isDevelopment(release) ? [] : files),
        readFile: source.readFile,
      });
      const links = listStyleSheets(loaded, route).map((href) => `<link rel="stylesheet" href="${href}">`);
      return {
        html: html
          .replace('</head>', () => `${links.join('\n')}\n</head>`)
          .replace('</body>', () => `${createPanelTag('/dev/panel.js', teams)}\n</body>`),
        found: route !== undefined,
        deadLinks: findDeadLinks(job, facts, loaded),
      };
    },
  };
}

/** Makes pages name releases by version instead of content, because the developer has named them by version. */
function nameReleasesByVersion(loaded: LoadedComposition): LoadedComposition {
  const nameByVersion = <Loaded extends { readonly release: Release }>(each: Loaded): Loaded => ({
    ...each,
    release: { ...each.release, content: each.release.version },
  });
  return { ...loaded, shell: nameByVersion(loaded.shell), remotes: loaded.remotes.map(nameByVersion) };
}

/** Finds a page's broken links as compose does, except those to a fragment of another page: only this page is rendered. */
function findDeadLinks(
  job: PageJob,
  facts: PageFacts,
  { snapshot, remotes, composition }: LoadedComposition,
): string[] {
  const paths = snapshot.routes.map(({ path }) => path);
  const { redirects, faults } = collectRedirects(
    remotes,
    paths,
    pickOwnerRedirectsAndFiles(composition.site).redirects,
  );
  // A broken redirect would add a fault for each link to it.
  if (faults.length > 0) return [];
  const from = formatAddress(job.path, job.language);
  const addresses = paths.flatMap((path) => languages.map((language) => formatAddress(path, language)));
  const places = new Map(addresses.map((address) => [address, address === from ? facts : {}]));
  return facts.links.flatMap((link) => findLinkFault(places, redirects, link, from) ?? []);
}

const isDevelopment = ({ version }: Release): boolean => version === developmentVersion;

/** Lists the style sheets to link in a page: those of development builds that the page uses. */
function listStyleSheets({ shell, remotes }: LoadedComposition, route: TableRoute | undefined): string[] {
  const owner = remotes.find(({ release }) => release.name === route?.owner);
  return [shell.release, owner?.release].flatMap((release) => {
    if (!release || !isDevelopment(release)) return [];
    const css = release.chunks[release.name === 'shell' ? 'main' : `page-${route?.page}`]?.css ?? [];
    return css.map((file) => getFileAddress(release, file.replace(/^browser\//, '')));
  });
}
