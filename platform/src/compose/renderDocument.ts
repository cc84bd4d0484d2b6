import { createHash } from 'node:crypto';
import { load } from 'cheerio/slim';
import { BuildError, defaultLanguage, exposedChunk, type Release, type TableRoute } from 'shared/contract';
import type { InlineStyle } from 'shared/shellModule';
import type { LoadedComposition } from './loadComposition.ts';
import { factsOf, type PageFacts } from './pageFacts.ts';
import { preloadFirstPicture } from './preloadFirstPicture.ts';
import type { PageJob } from './prerenderPages.ts';
import { pageSnapshot, pinOf, scriptsOf } from './takeSnapshot.ts';

interface RenderSources {
  /** The bytes of a released file, verified where they come from outside. */
  readonly readFile: (release: Release, file: string) => Promise<Buffer>;
  /** Which of a release's style sheets travel inside the page; all of them by default. */
  readonly inlineStyles?: (release: Release, files: readonly string[]) => readonly string[];
}

/** A page as a document, and what the check of links must know of it. */
export interface RenderedDocument {
  readonly html: string;
  readonly facts: PageFacts;
}

/** One page of a composition as a document. @throws what the page throws */
export async function renderDocument(
  loaded: LoadedComposition,
  { path, language, notFound }: PageJob,
  { readFile, inlineStyles = (_release, files) => files }: RenderSources,
): Promise<RenderedDocument> {
  const { shell, remotes, snapshot, site, composition } = loaded;
  const route = notFound ? undefined : snapshot.routes.find((each) => each.path === path);
  const owner = remotes.find(({ remote }) => remote.name === route?.owner);
  const stylesOf = (release: Release, chunks: readonly string[]) =>
    inlineStyles(
      release,
      chunks.flatMap((chunk) => release.chunks[chunk]?.css ?? []),
    ).map(async (file) => inlineStyle(file, (await readFile(release, file)).toString('utf8').trim()));
  const meta = owner && (await owner.remote.pageMeta[language]())[path];
  const Page = owner && route && (await owner.remote.pages[route.page]?.());
  const html = await shell.module.renderPage({
    path,
    language,
    site,
    routeTable: snapshot.routes,
    snapshot: pageSnapshot(snapshot, composition, route),
    styles: await Promise.all([
      ...stylesOf(shell.release, ['main']),
      ...(owner && route ? stylesOf(owner.release, [exposedChunk, `page-${route.page}`]) : []),
    ]),
    scripts: scriptsOf(shell, owner, route, language),
    blockingScript:
      route?.detectsLanguage && language === defaultLanguage
        ? pinOf(shell.release, shell.release.chunks.detectLanguage?.js[0] ?? '')
        : undefined,
    page:
      owner && route && Page && meta
        ? {
            owner: owner.remote.name,
            version: owner.release.version,
            route: own(route),
            Page,
            messages: await owner.remote.locales[language](),
            meta,
          }
        : undefined,
  });
  const $ = load(html);
  return { html: preloadFirstPicture(html, $), facts: factsOf($) };
}

function own({ owner: _owner, title: _title, ...route }: TableRoute) {
  return route;
}

function inlineStyle(file: string, css: string): InlineStyle {
  if (/<\/style/i.test(css))
    throw new BuildError({
      fact: `${file} holds "</style", which would end its element.`,
      nextStep: 'Write it another way.',
    });
  return {
    file: file.replace(/^browser\//, ''),
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}
