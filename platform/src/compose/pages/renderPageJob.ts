import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import {
  BuildError,
  CompositionError,
  defaultLanguage,
  exposedChunk,
  type Release,
  type TableRoute,
} from 'shared/contract';
import type { InlineStyle } from 'shared/shellModule';
import { createFilePin, createPageSnapshot, findStarter } from '../load/createSnapshot.ts';
import { type LoadedComposition, readSandboxCode } from '../load/loadedRelease.ts';
import { askSandbox } from '../sandbox/sandboxes.ts';
import type { PageJob, RenderedDocument } from './inputHashes.ts';
import { extractFacts } from './pageFacts.ts';

interface RenderSources {
  /** Reads a file of a release, and verifies its bytes if they come from a store or another site. */
  readonly readFile: (release: Release, file: string) => Promise<Buffer>;
  /** Picks the style sheets of a release that the document inlines; all by default. Development builds are linked instead. */
  readonly inlineStyles?: (release: Release, files: readonly string[]) => readonly string[];
  /** Maximum duration of rendering the page, in milliseconds. */
  readonly timeLimit?: number | undefined;
}

/** Shell chunk with the not-found page, whose styles only that page inlines. */
const notFoundChunk = 'not-found';

/**
 * Renders a page in the sandbox of its shell and remote, and adds a preload of its first picture.
 * @returns the document and its facts
 * @throws SandboxFault if the page throws or its process ends; CompositionError if the document is too large
 */
export async function renderPageJob(
  loaded: LoadedComposition,
  { path, language, notFound }: PageJob,
  { readFile, inlineStyles = (_release, files) => files, timeLimit }: RenderSources,
): Promise<RenderedDocument> {
  const { shell, remotes, snapshot, site, composition } = loaded;
  const route = notFound ? undefined : snapshot.routes.find((each) => each.path === path);
  const owner = remotes.find(({ release }) => release.name === route?.owner);
  const readStyles = (release: Release, chunks: readonly string[]) =>
    inlineStyles(
      release,
      chunks.flatMap((chunk) => release.chunks[chunk]?.css ?? []),
    ).map(async (file) => createInlineStyle(file, (await readFile(release, file)).toString('utf8').trim()));
  const html = await askSandbox(
    await readSandboxCode(shell, owner),
    {
      ask: 'renderPage',
      options: {
        path,
        language,
        site,
        routeTable: snapshot.routes,
        snapshot: createPageSnapshot(shell.release, owner?.release, composition, route),
        styles: await Promise.all([
          ...readStyles(shell.release, notFound ? ['main', notFoundChunk] : ['main']),
          ...(owner && route ? readStyles(owner.release, listPageChunks(route)) : []),
        ]),
        starter: findStarter(shell, owner, route, language),
        blockingScript:
          route?.detectsLanguage && language === defaultLanguage
            ? createFilePin(shell.release, shell.release.chunks.detectLanguage?.js[0] ?? '')
            : undefined,
      },
      page: owner && route && { owner: owner.release.name, version: owner.release.content, route: own(route) },
    },
    timeLimit,
  );
  refuseHugePage(html);
  // Imports the HTML parser only now, because a rollback renders no page and should not wait for it.
  const { load } = await import('cheerio/slim');
  const $ = load(html);
  return { html: preloadFirstPicture(html, $), facts: extractFacts($) };
}

/** Lists the chunks of a remote with styles for one of its pages. */
const listPageChunks = ({ page }: TableRoute): readonly string[] => [exposedChunk, `page-${page}`];

function own({ owner: _owner, title: _title, ...route }: TableRoute) {
  return route;
}

function createInlineStyle(file: string, css: string): InlineStyle {
  if (/<\/style/i.test(css))
    throw new BuildError({
      fact: `${file} contains "</style", which would end the style element.`,
      nextStep: 'Remove "</style" from this file.',
    });
  return {
    file: file.replace(/^browser\//, ''),
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}

/** Maximum number of characters of a document. The largest document of this site has 120,000. */
const maxCharacters = 4_000_000;
/** Maximum number of tags of a document, because parsing nested tags takes quadratic time. Documents of this site have up to 1,900. */
const maxTags = 20_000;

/**
 * Refuses a document that would take long to parse, because a release must not block composing.
 * @throws CompositionError
 */
export function refuseHugePage(html: string): void {
  if (html.length > maxCharacters)
    throw new CompositionError({
      fact: `it has ${html.length} characters, but a page may have at most ${maxCharacters}.`,
      nextStep: 'Look for an endless repetition.',
    });
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags > maxTags)
    throw new CompositionError({
      fact: `it has ${tags} tags, but a page may have at most ${maxTags}.`,
      nextStep: 'Show less content on this page.',
    });
}

/**
 * Adds a preload of the first screen's picture to the head. Without it, the browser would find the picture after all inlined styles, and
 * load it after prefetched files. Returns the page unchanged if its first screen has no picture.
 * @param $ the parsed page
 */
export function preloadFirstPicture(html: string, $: CheerioAPI): string {
  const picture = $('img[fetchpriority="high"]').first().parent('picture');
  // Preloads the first format of each crop only. A browser that does not know the format ignores the preload and takes another `source`.
  const crops = new Map<string, Record<string, string>>();
  for (const { attribs } of picture.children('source').toArray())
    if (!crops.has(attribs.media ?? '')) crops.set(attribs.media ?? '', attribs);
  const others = [...crops.keys()].filter((media) => media !== '');
  const links = [...crops].map(([media, { type = '', srcset = '', sizes = '' }]) =>
    element({
      rel: 'preload',
      as: 'image',
      type,
      imagesrcset: srcset,
      imagesizes: sizes,
      media: media === '' && others.length > 0 ? `not all and ${others.join(', ')}` : media,
      fetchpriority: 'high',
    }),
  );
  const place = html.indexOf('<link rel="icon"');
  if (links.length === 0 || place === -1) return html;
  return `${html.slice(0, place)}${links.join('\n')}\n${html.slice(place)}`;
}

function element(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== '');
  return `<link ${written.map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).join(' ')}>`;
}
