import { createHash } from 'node:crypto';
import {
  BuildError,
  CompositionError,
  defaultLanguage,
  exposedChunk,
  type Release,
  type TableRoute,
} from 'shared/contract';
import type { InlineStyle } from 'shared/shellModule';
import type { LoadedComposition } from './LoadedComposition.ts';
import { tenants } from './loadedRelease.ts';
import type { PageJob, RenderedDocument } from './PageJob.ts';
import { factsOf } from './pageFacts.ts';
import { preloadFirstPicture } from './preloadFirstPicture.ts';
import { askSandbox } from './sandbox/sandboxes.ts';
import { pageSnapshot, pinOf, starterOf } from './takeSnapshot.ts';

interface RenderSources {
  /** The bytes of a released file, verified where they come from outside. */
  readonly readFile: (release: Release, file: string) => Promise<Buffer>;
  /** Chooses which of a release's style sheets travel inside the page; all of them by default. */
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

/** Characters and tags of one document. Ours have 120,000 and 1,900 at most; reading what is nested deep takes the square of it. */
const [longest, mostTags] = [4_000_000, 20_000];

/** Refuses a document that would take long to read: a release could keep whoever composes busy with it. @throws CompositionError */
export function refuseHugePage(html: string): void {
  if (html.length > longest)
    throw new CompositionError({
      fact: `it has ${html.length} characters; a page may have ${longest}.`,
      nextStep: 'Does it repeat something without an end?',
    });
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags > mostTags)
    throw new CompositionError({
      fact: `it has ${tags} tags; a page may have ${mostTags}.`,
      nextStep: 'Show less of it at once.',
    });
}
