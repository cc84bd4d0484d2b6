import { prerender } from 'react-dom/static';
import { formatAddress, htmlLang, type Language, languages, ogLocale } from 'shared/contract';
import { createMessages } from 'shared/language';
import { getMessageVariables, mergeSite } from 'shared/siteValues';
import { createStrictMessageOptions } from 'shared/strictMessageOptions';
import { cards as cardsEn } from '../cards/cards.en.ts';
import { cards as cardsUa } from '../cards/cards.ua.ts';
import metaEn from '../locales/meta.en.json';
import metaUa from '../locales/meta.ua.json';
import { StandaloneSite } from './StandaloneSite.tsx';

/** A built file with its integrity hash. */
interface PinnedFile {
  readonly path: string;
  readonly integrity: string;
}

interface DocumentOptions {
  readonly language: Language;
  /** The owner's values that differ from the defaults. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Main script of the page. The builds' output provides this and the next three values. */
  readonly script: PinnedFile;
  readonly early: PinnedFile;
  readonly css: string;
  readonly preloads: readonly string[];
}

const metas = { ua: metaUa['/exchange'], en: metaEn['/exchange'] };
const cards = { ua: cardsUa['/exchange'], en: cardsEn['/exchange'] };

/** Renders one document of the standalone exchange: `/` in Ukrainian, or `/en` in English. */
export async function standaloneDocument(options: DocumentOptions): Promise<string> {
  const { language, values, script, early, css, preloads } = options;
  const site = mergeSite(values, 'site.json');
  const messages = createMessages({
    language,
    variables: getMessageVariables(site, language),
    strict: createStrictMessageOptions,
  });
  messages.addResourceBundle(language, 'meta', metas[language]);
  const t = messages.getFixedT(null, 'meta');
  const errors: unknown[] = [];
  const { prelude } = await prerender(<StandaloneSite language={language} site={site} />, {
    // Prevents streaming: React would put a large Suspense boundary at the end, with an inline script that moves it.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error: unknown) => {
      errors.push(error);
    },
  } as Parameters<typeof prerender>[1]);
  const body = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw errors[0];
  const card = cards[language];
  const absolute = (to: Language) => escapeHtml(site.origin + formatAddress('/', to));
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[language]}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(language === 'ua' ? [`<script src="/${early.path}" integrity="${early.integrity}"></script>`] : []),
    `<title>${escapeHtml(t('title'))}</title>`,
    `<meta name="description" content="${escapeHtml(t('description'))}">`,
    `<link rel="canonical" href="${absolute(language)}">`,
    ...languages.map((to) => `<link rel="alternate" hreflang="${htmlLang[to]}" href="${absolute(to)}">`),
    `<link rel="alternate" hreflang="x-default" href="${absolute('ua')}">`,
    `<meta property="og:title" content="${escapeHtml(t('title'))}"><meta property="og:description" content="${escapeHtml(t('ogLine'))}">`,
    `<meta property="og:site_name" content="${escapeHtml(site.exchange[language])}"><meta property="og:url" content="${absolute(language)}">`,
    `<meta property="og:locale" content="${ogLocale[language]}"><meta property="og:type" content="website">`,
    `<meta property="og:image" content="${escapeHtml(`${site.origin}/${card.file}`)}"><meta property="og:image:type" content="image/jpeg">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escapeHtml(card.alt)}"><meta name="twitter:card" content="summary_large_image">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style>${css}</style></head>`,
    '<body>',
    // Outside the head, because a browser may delay the first paint for preloads in the head.
    ...preloads.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="site">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`,
    `<script type="module" src="/${script.path}" integrity="${script.integrity}"></script></body></html>`,
    '',
  ].join('\n');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');
