import { createHash } from 'node:crypto';
import { BuildError, defaultLanguage, exposedChunk, type Release, type TableRoute } from 'shared/contract';
import type { InlineStyle } from 'shared/shellModule';
import type { LoadedComposition } from './LoadedComposition.ts';
import { tenants } from './loadedRelease.ts';
import type { PageJob, RenderedDocument } from './PageJob.ts';
import { factsOf } from './pageFacts.ts';
import { preloadFirstPicture } from './preloadFirstPicture.ts';
import { refuseHugePage } from './refuseHugePage.ts';
import { askSandbox } from './sandbox/sandboxes.ts';
import { pageSnapshot, pinOf, starterOf } from './takeSnapshot.ts';

interface RenderSources {
  /** The bytes of a released file, verified where they come from outside. */
  readonly readFile: (release: Release, file: string) => Promise<Buffer>;
  /** Which of a release's style sheets travel inside the page; all of them by default. */
  readonly inlineStyles?: (release: Release, files: readonly string[]) => readonly string[];
  /** In milliseconds. */
  readonly timeLimit?: number | undefined;
}

/** The shell's chunk with the page of an address that nobody owns: of its styles that page alone has need. */
const notFoundChunk = 'not-found';

/**
 * One page of a composition as a document: the shell's sandbox, with the page's remote in it, renders it; what may be fetched, and what is
 * said of it, is found out here.
 * @throws SandboxFault with what the page throws, or how its process ended; CompositionError if it is huge
 */
export async function renderDocument(
  loaded: LoadedComposition,
  { path, language, notFound }: PageJob,
  { readFile, inlineStyles = (_release, files) => files, timeLimit }: RenderSources,
): Promise<RenderedDocument> {
  const { shell, remotes, snapshot, site, composition } = loaded;
  const route = notFound ? undefined : snapshot.routes.find((each) => each.path === path);
  const owner = remotes.find(({ release }) => release.name === route?.owner);
  const stylesOf = (release: Release, chunks: readonly string[]) =>
    inlineStyles(
      release,
      chunks.flatMap((chunk) => release.chunks[chunk]?.css ?? []),
    ).map(async (file) => inlineStyle(file, (await readFile(release, file)).toString('utf8').trim()));
  const html = await askSandbox(
    await tenants(shell, owner),
    {
      ask: 'renderPage',
      options: {
        path,
        language,
        site,
        routeTable: snapshot.routes,
        snapshot: pageSnapshot(shell.release, owner?.release, composition, route),
        styles: await Promise.all([
          ...stylesOf(shell.release, notFound ? ['main', notFoundChunk] : ['main']),
          ...(owner && route ? stylesOf(owner.release, chunksOfPage(route)) : []),
        ]),
        starter: starterOf(shell, owner, route, language),
        blockingScript:
          route?.detectsLanguage && language === defaultLanguage
            ? pinOf(shell.release, shell.release.chunks.detectLanguage?.js[0] ?? '')
            : undefined,
      },
      page: owner && route && { owner: owner.release.name, version: owner.release.content, route: own(route) },
    },
    timeLimit,
  );
  refuseHugePage(html);
  // Only rendering needs it; going back must not wait for it.
  const { load } = await import('cheerio/slim');
  const $ = load(html);
  return { html: preloadFirstPicture(html, $), facts: factsOf($) };
}

/** The chunks of a remote whose styles a page travels with. */
const chunksOfPage = ({ page }: TableRoute): readonly string[] => [exposedChunk, `page-${page}`];

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
