import { escapeUTF8 as escapeHtml } from 'entities';
import { addressOf, filesBase, InvalidInputError, type Language, languages } from 'shared/contract';
import type { InlineStyle } from 'shared/shellModule';
import { preloadFirstPicture } from '../../compose/preloadFirstPicture.ts';
import type { LocalPage } from './localRemotes.ts';

interface Around {
  /** The document of the deployed site whose frame the page is shown in. */
  readonly html: string;
  /** The path of that document: the page's own, or a neighbour's where the site has no such page yet. */
  readonly path: string;
  readonly language: Language;
  /** The not-found page of that site: what styles it has are the frame's. */
  readonly notFound: string;
}

/**
 * A document of a deployed site with a local page in the place of its own: its HTML, its styles, what the head says of it, and what pins its files. Frame,
 * starter and all other bytes stay.
 * @throws InvalidInputError if the document has no such form as this workspace knows
 */
export async function withLocalPage(around: Around, page: LocalPage): Promise<string> {
  const { html, language, path } = around;
  const inPlace = [
    (text: string) => withMain(text, page.main),
    (text: string) => withStyles(text, stylesIn(around.notFound), page.styles),
    (text: string) => withHead(text, page),
    (text: string) =>
      path === page.route.path ? withData(text, page) : atAddress(text, path, page.route.path, language),
    (text: string) => withJson(text, 'snapshot', (before) => ({ ...before, ...page.snapshot })),
    (text: string) =>
      withJson(text, 'modules', ({ atOnce: _before, ...before }) => ({
        ...before,
        page: page.modules,
        ...(!page.marksNeeds && { atOnce: true }),
      })),
    (text: string) => withFirstScreen(text),
  ].reduce((text, step) => step(text), html);
  const { load } = await import('cheerio/slim');
  return preloadFirstPicture(inPlace, load(page.main));
}

function withMain(html: string, main: string): string {
  const [opening = ''] = /<main id="main"[^>]*>/.exec(html) ?? [];
  const begin = html.indexOf(opening) + opening.length;
  const end = html.lastIndexOf('</main>');
  if (opening === '' || end < begin) throw unknownForm('has no place for a page');
  return html.slice(0, begin) + main + html.slice(end);
}

const styleElement = /<style data-href="([^"]*)">[\s\S]*?<\/style>\n?/g;

const stylesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(styleElement)].map(([, file = '']) => file));

/** The page's styles behind the frame's, and among those that the document's own policy lets in. */
function withStyles(html: string, frame: ReadonlySet<string>, styles: readonly InlineStyle[]): string {
  const [policy = ''] = /<meta http-equiv="Content-Security-Policy" content="style-src-elem [^"]*/.exec(html) ?? [];
  if (policy === '') throw unknownForm('names no styles');
  const elements = styles.map(({ file, css }) => `<style data-href="${escapeHtml(file)}">${css}</style>\n`);
  return html
    .replace(styleElement, (element, file: string) => (frame.has(file) ? element : ''))
    .replace(policy, () => [policy, ...styles.map(({ hash }) => `'${hash}'`)].join(' '))
    .replace('</head>', () => `${elements.join('')}</head>`);
}

function withHead(html: string, { owner, meta }: LocalPage): string {
  const said: Readonly<Record<string, string>> = {
    description: meta.description,
    'og:title': meta.title,
    'og:description': meta.ogLine,
    'og:type': meta.type ?? 'website',
    ...(meta.card && { 'og:image:alt': meta.card.alt }),
  };
  let head = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(meta.title)}</title>`);
  for (const [name, content] of Object.entries(said)) head = withMeta(head, name, () => content);
  const { card } = meta;
  // Its address is whole: where the site is published stands before it.
  return card ? withMeta(head, 'og:image', (before) => before.replace(/\/r\/.*$/, filesBase(owner) + card.file)) : head;
}

const withMeta = (html: string, name: string, content: (before: string) => string): string =>
  html.replace(
    new RegExp(`(<meta (?:name|property)="${name}" content=")([^"]*)`),
    (_whole, head: string, before: string) => head + escapeHtml(content(before)),
  );

const dataElement = /<script type="application\/ld\+json" id="structured-data">[\s\S]*?<\/script>\n/;

/** What search engines are told of the page follows its metadata; the way to it stays as it is deployed. */
function withData(html: string, { meta }: LocalPage): string {
  return html.replace(dataElement, (element) =>
    element.replace(/>([\s\S]*)</, (_whole, json: string) => {
      const data = JSON.parse(json) as { '@graph'?: Record<string, unknown>[] };
      const told = data['@graph']?.map((each) =>
        'isPartOf' in each ? { ...each, name: meta.title, description: meta.description } : each,
      );
      return `>${JSON.stringify({ ...data, ...(told && { '@graph': told }) }).replaceAll('<', '\\u003c')}<`;
    }),
  );
}

/** A page that the site does not have yet stands at its own address, and search engines are told nothing of it. */
function atAddress(html: string, neighbour: string, path: string, language: Language): string {
  const moved = languages.reduce((text, each) => {
    const [from, to] = [addressOf(neighbour, each), addressOf(path, each)];
    return (
      text
        // Documents of older shells have the name as React writes it.
        .replace(new RegExp(`<a href="${from}" (?=hreflang=)`, 'gi'), `<a href="${to}" `)
        .replace(
          new RegExp(
            `(<link rel="alternate" hreflang="[^"]*" href="https?://[^/"]*)${from === '/' ? '/?' : from}"`,
            'g',
          ),
          `$1${to}"`,
        )
    );
  }, html);
  const own = addressOf(path, language);
  return moved
    .replace(dataElement, '')
    .replace(/(<link rel="canonical" href="https?:\/\/[^/"]*)[^"]*/, `$1${own}`)
    .replace(/(<meta property="og:url" content="https?:\/\/[^/"]*)[^"]*/, `$1${own}`);
}

function withJson(html: string, id: string, change: (before: Record<string, unknown>) => object): string {
  const [element, head, json, end] =
    new RegExp(`(<script type="application/json" id="${id}">)([\\s\\S]*?)(</script>)`).exec(html) ?? [];
  if (element === undefined || json === undefined) throw unknownForm(`carries no ${id}`);
  const changed = JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c');
  return html.replace(element, () => head + changed + end);
}

/** The first paint waits for what stands behind the page's heading, and the first picture is not the deployed page's. */
function withFirstScreen(html: string): string {
  const [, id = 'snapshot'] = / id="([^"]+)"/.exec(html.slice(html.indexOf('</h1>'))) ?? [];
  return html
    .replace(/<link rel="preload" as="image"[^>]*fetchpriority="high"[^>]*>\n/g, '')
    .replace(/(<link rel="expect" href="#)[^"]*/, (_whole, head: string) => head + id);
}

const unknownForm = (fact: string): InvalidInputError =>
  new InvalidInputError({
    fact: `The deployed document ${fact}: its shell is of another time than this workspace.`,
    nextStep: 'Work in a checkout of its time, or on your own store: npm run dev -- <remote>.',
  });
