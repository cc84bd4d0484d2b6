import { htmlLang, type Pin } from 'shared/contract';
import type { RenderOptions } from 'shared/shellModule';
import { serializeJsonLd } from 'shared/structuredData';
import type { HeadTag } from './headTags.ts';

interface DocumentOptions
  extends Pick<RenderOptions, 'language' | 'styles' | 'starter' | 'blockingScript' | 'snapshot'> {
  readonly head: readonly HeadTag[];
  /** Addresses of fonts that the first screen needs. */
  readonly preloadedFonts: readonly string[];
  /** Colour of the browser's own bars. */
  readonly themeColor: string;
  /** Address of the icon for Apple devices. */
  readonly touchIcon: string;
  /** Structured data (schema.org). Absent on a page without an address. */
  readonly structuredData?: object | undefined;
  readonly body: string;
}

/**
 * Renders a page as a document. Styles are inlined, because a style sheet that hangs would delay paint and scripts. The Content Security
 * Policy allows only styles whose hash is in the page.
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
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<link rel="expect" href="#${escapeHtml(findIdAfterHeading(body))}" blocking="render">`,
    ...styles.map(({ file, css }) => `<style data-href="${escapeHtml(file)}">${css}</style>`),
    '</head>',
    '<body>',
    // Preloads are in the body, because in the head they may delay the first paint in some browsers.
    ...preloadedFonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(url)}">`,
    ),
    `<div id="root" data-remote="shell">${body}</div>`,
    `<script type="application/json" id="snapshot">${serializeInlineJson(snapshot)}</script>`,
    `<script type="application/json" id="modules">${serializeInlineJson(modules)}</script>`,
    ...(structuredData
      ? [`<script type="application/ld+json" id="structured-data">${serializeJsonLd(structuredData)}</script>`]
      : []),
    // This script element is last, so that on a slow connection scripts do not compete with content. It loads all other scripts.
    renderScriptTag(script, 'module'),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Finds the first id after the `h1`. First paint waits for its element (`rel="expect"`), so that the first screen does not move. */
function findIdAfterHeading(body: string): string {
  const [, id = 'snapshot'] = / id="([^"]+)"/.exec(body.slice(body.indexOf('</h1>'))) ?? [];
  return id;
}

function renderScriptTag({ url, integrity }: Pin, type?: 'module'): string {
  // Sets no integrity in development, because a file may be rebuilt while the page loads. Its hash would not match.
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

/** Serializes data for a script element. Escapes every `<`, so that no text closes the element. */
const serializeInlineJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');
