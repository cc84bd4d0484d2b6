import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getFileAddress, type Release, readAddress, type Snapshot, type TableRoute } from 'shared/contract';
import type { LoadedComposition } from '../compose/LoadedComposition.ts';
import { renderDocument } from '../compose/renderDocument.ts';
import { panelTag, type Teams } from '../serve/panel/panel.ts';
import { developmentRelease, developmentVersion } from './developmentRelease.ts';
import type { Built, Rest } from './Rest.ts';

interface DevelopmentSiteOptions {
  readonly rest: Rest;
  /** The packages built from source, by short name. */
  readonly fromSource: readonly string[];
  readonly outputOf: (name: string) => string;
  readonly teams?: Teams;
}

/** The site while developing: composed anew for every request out of the newest builds and the rest. */
export interface DevelopmentSite {
  snapshot(): Promise<Snapshot>;
  /** The page at an address as a document; `found` is false for the not-found page. */
  document(pathname: string): Promise<DevelopmentDocument>;
}

/** A page as it is answered with. `dead` names the links of it that lead to no page. */
export interface DevelopmentDocument {
  readonly html: string;
  readonly found: boolean;
  readonly dead: readonly string[];
}

export function developmentSite({ rest, fromSource, outputOf, teams = {} }: DevelopmentSiteOptions): DevelopmentSite {
  const built: Built = {
    names: fromSource,
    source: {
      describe: (name) => developmentRelease(outputOf(name), name),
      readFile: ({ name }, file) => readFile(join(outputOf(name), file)),
      tell: (line) => console.log(line),
    },
  };

  return {
    snapshot: async () => (await rest.compose(built)).loaded.snapshot,
    async document(pathname) {
      const { loaded, source } = await rest.compose(built);
      const { path, language } = readAddress(pathname);
      const route = loaded.snapshot.routes.find((each) => each.path === path);
      const job = route ? { path, language } : { path: '/404' as const, language, notFound: true as const };
      // Styles stand as links, which hot reload replaces; only released remotes' styles are inlined.
      const { html, facts } = await renderDocument(namedByVersion(loaded), job, {
        inlineStyles: (release, files) => (isDevelopment(release) ? [] : files),
        readFile: source.readFile,
      });
      const links = styleSheets(loaded, route).map((href) => `<link rel="stylesheet" href="${href}">`);
      return {
        html: html
          .replace('</head>', () => `${links.join('\n')}\n</head>`)
          .replace('</body>', () => `${panelTag('/dev/panel.js', teams)}\n</body>`),
        found: route !== undefined,
        dead: deadLinks(facts.links, loaded),
      };
    },
  };
}

/** Names releases by their versions: whoever develops has chosen one by it. */
function namedByVersion(loaded: LoadedComposition): LoadedComposition {
  const named = <Loaded extends { readonly release: Release }>(each: Loaded): Loaded => ({
    ...each,
    release: { ...each.release, content: each.release.version },
  });
  return { ...loaded, shell: named(loaded.shell), remotes: loaded.remotes.map(named) };
}

/** Finds the links of a page that lead to no page of the site. Composing follows them to the part of the page that they name. */
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
    return css.map((file) => getFileAddress(release, file.replace(/^browser\//, '')));
  });
}
