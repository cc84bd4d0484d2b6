import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { formatAddress, getHashedFilesBase, type Language, type PageMeta } from 'shared/contract';
import { createFontFaceCss, preloadedFonts } from 'shared/fonts';
import { createMessages } from 'shared/language';
import type { RenderOptions, ShellModule } from 'shared/shellModule';
import { getMessageVariables, type Site } from 'shared/site';
import { createStrictMessageOptions } from 'shared/strictMessageOptions';
import { App } from './App.tsx';
import { themeColor, touchIcon } from './app/app.ts';
import { createStructuredData } from './document/createStructuredData.ts';
import { listHeadTags } from './document/headTags.ts';
import { lowercaseAttributes } from './document/lowercaseAttributes.ts';
import { renderDocument } from './document/renderDocument.ts';
import { addNotFoundMessages, NotFound } from './frame/NotFound/NotFound.tsx';
import { messages as en } from './locales/frame.en.ts';
import { messages as ua } from './locales/frame.ua.ts';
import { createShellMessages, type ShellMessages } from './locales/messages.ts';
import type { PageSource } from './remotes/PageSource.ts';
import { createFulfilledPromise } from './retry/promises.ts';

export { shares } from 'shared/shares';
export { mergeSite } from 'shared/siteValues';
export { app } from './app/app.ts';
export { iconSvg } from './app/icon.ts';

type Checked<Module extends ShellModule> = Module;
/** Makes the build fail if this module's exports differ from the contract with compose. */
export type ContractCheck = Checked<typeof import('./node.tsx')>;

const messagesByLanguage: Readonly<Record<Language, ShellMessages>> = { ua, en: en as ShellMessages };

/**
 * Renders a page as a document. Equal arguments give equal bytes.
 * @throws errors that the page throws
 */
export async function renderPage(options: RenderOptions): Promise<string> {
  const { path, language, site, routeTable, page } = options;
  const messages = createShellMessages(site, language, messagesByLanguage[language], createStrictMessageOptions);
  if (page) messages.addResourceBundle(language, page.owner, page.messages);
  const meta: PageMeta = page ? fill(page.meta, site, language) : addNotFoundMessages(messages, language);
  const source: PageSource = {
    messages: () => createFulfilledPromise(messages),
    page: () => createFulfilledPromise(page ? { kind: 'page', ...page } : { kind: 'notFound', NotFound }),
    prefetch: () => {},
    onPageShown: () => {},
    isInteractive: () => false,
    loadCurrentPage: () => createFulfilledPromise(undefined),
    abandonCurrentPage: () => createFulfilledPromise(undefined),
    routeTable: () => routes,
  };
  const routes = createFulfilledPromise(routeTable);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={formatAddress(path, language)}>
      <App
        source={source}
        site={site}
        notFoundAt={page ? undefined : path}
        languageDetectedAt={page?.route.detectsLanguage && path}
      />
    </StaticRouter>,
    {
      // Sets no size limit for Suspense boundaries: React would move a larger one to the end of the document, with an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error: unknown) => {
        errors.push(error);
      },
    } as Parameters<typeof prerender>[1],
  );
  const body = lowercaseAttributes(await new Response(prelude as ReadableStream).text());
  if (errors.length > 0) throw errors[0];
  const base = getHashedFilesBase('shell');
  const head = listHeadTags({
    meta,
    base: page ? getHashedFilesBase(page.owner) : base,
    frameBase: base,
    path,
    language,
    origin: site.origin,
    siteName: site.brand[language],
    hasAddress: page !== undefined,
  });
  const fontFaces = createFontFaceCss(base);
  const fonts = {
    css: fontFaces,
    file: 'fonts',
    hash: `sha256-${createHash('sha256').update(fontFaces).digest('base64')}`,
  };
  const preloads = preloadedFonts[language].map((file) => base + file);
  const picture = head.find(({ attributes }) => attributes.property === 'og:image')?.attributes.content;
  return renderDocument({
    ...options,
    structuredData: page && createStructuredData({ meta, path, language, site, body, picture }),
    starter: page && !page.hydratesOnIntent ? { ...options.starter, atOnce: true } : options.starter,
    head,
    body,
    styles: [fonts, ...options.styles],
    preloadedFonts: preloads,
    themeColor,
    touchIcon: base + touchIcon,
  });
}

/** Replaces placeholders in a page's metadata by site values. */
export function fill(meta: PageMeta, site: Site, language: Language): PageMeta {
  const messages = createMessages({
    language,
    variables: getMessageVariables(site, language),
    strict: createStrictMessageOptions,
  });
  messages.addResourceBundle(language, 'meta', meta);
  const t = messages.getFixedT(null, 'meta');
  const about = meta.about && Object.fromEntries(Object.keys(meta.about).map((key) => [key, t(`about.${key}`)]));
  return {
    ...meta,
    title: t('title'),
    description: t('description'),
    ogLine: t('ogLine'),
    ...(about && { about }),
  };
}
