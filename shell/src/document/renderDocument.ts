import { formatAddress, htmlLang, type Pin } from 'shared/contract';
import type { RenderOptions } from 'shared/shellModule';
import { serializeJsonLd } from 'shared/structuredData';
import type { HeadTag } from './headTags.ts';

interface DocumentOptions
  extends Pick<RenderOptions, 'language' | 'styles' | 'starter' | 'blockingScript' | 'snapshot'> {
  readonly head: readonly HeadTag[];
  /** Addresses of the fonts that the first words need. */
  readonly preloadedFonts: readonly string[];
  /** The browser may paint its own bars in this CSS colour. */
  readonly themeColor: string;
  /** The address of the picture that Apple's devices keep of a site. */
  readonly touchIcon: string;
  /** For search engines, in schema.org's words; none for a page without an address. */
  readonly structuredData?: object | undefined;
  /** The prerendered frame and page. */
  readonly body: string;
}

/**
 * One page as a document. Styles are inlined: a sheet that hangs would hold back both paint and the shell's script. A style may
 * only be one of those that the page itself names by hash.
 */
export function renderDocument({
  language,
  head,
  styles,
  preloadedFonts,
  themeColor,
  touchIcon,
  starter,
  blockingScript,
  snapshot,
  structuredData,
  body,
}: DocumentOptions): string {
  const { script, ...modules } = starter;
  const stylePolicy = `style-src-elem 'self' ${styles.map(({ hash }) => `'${hash}'`).join(' ')}`;
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${escapeHtml(themeColor)}">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(stylePolicy)}">`,
    ...(blockingScript ? [renderScriptTag(blockingScript)] : []),
    ...head.map(renderTag),
    `<link rel="manifest" href="${formatAddress('/app.json', language)}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<link rel="expect" href="#${escapeHtml(findIdAfterHeading(body))}" blocking="render">`,
    ...styles.map(({ file, css }) => `<style data-href="${escapeHtml(file)}">${css}</style>`),
    '</head>',
    '<body>',
    // Not in the head: there a browser may wait for them before it paints the first words.
    ...preloadedFonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(url)}">`,
    ),
    `<div id="root" data-remote="shell">${body}</div>`,
    `<script type="application/json" id="snapshot">${serializeInlineJson(snapshot)}</script>`,
    `<script type="application/json" id="modules">${serializeInlineJson(modules)}</script>`,
    ...(structuredData
      ? [`<script type="application/ld+json" id="structured-data">${serializeJsonLd(structuredData)}</script>`]
      : []),
    // Last, so that on a slow line no script competes with what is there to be read. It asks for the others.
    renderScriptTag(script, 'module'),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Finds the first id behind the page's heading. The first paint waits until the parser is past it: half a first screen would move while the
 * rest is parsed. This costs no request, and the rest of the page may come later.
 */
function findIdAfterHeading(body: string): string {
  const [, id = 'snapshot'] = / id="([^"]+)"/.exec(body.slice(body.indexOf('</h1>'))) ?? [];
  return id;
}

function renderScriptTag({ url, integrity }: Pin, type?: 'module'): string {
  // What is saved while a page loads has other bytes than the page named.
  const integrityAttribute = process.env.NODE_ENV === 'development' ? '' : ` integrity="${integrity}"`;
  return `<script${type ? ` type="${type}"` : ''} crossorigin${integrityAttribute} src="${escapeHtml(url)}"></script>`;
}

function renderTag({ name, attributes, text }: HeadTag): string {
  const renderedAttributes = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  return text === undefined
    ? `<${name}${renderedAttributes}>`
    : `<${name}${renderedAttributes}>${escapeHtml(text)}</${name}>`;
}

/** Data as the content of a script element: with every `<` escaped nothing in it can end the element. */
const serializeInlineJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Text as HTML content or attribute value. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');
