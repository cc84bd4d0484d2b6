import * as react from 'react';
import { Suspense } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import * as assets from 'shared/assets';
import * as cursor from 'shared/cursor';
import * as language from 'shared/language';
import { createMessages, frameMessages, LanguageProvider } from 'shared/language';
import * as navigation from 'shared/navigation';
import type { PageAlone, RenderOptions, ShellModule } from 'shared/shellModule';
import * as site from 'shared/site';
import { messageVariables, type Site } from 'shared/site';
import * as zustand from 'zustand';
import type { Language } from '../contract/Language.ts';
import type { PageMeta } from '../contract/PageMeta.ts';
import { filesBase } from '../contract/Release.ts';
import { plainFrameMessages } from './plainFrameMessages.ts';

const { AssetsProvider } = assets;
const { NavigationProvider } = navigation;
const { SiteProvider } = site;

/** Under the names by which remotes ask for them, as the shell has them. */
export const shares: ShellModule['shares'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  'shared/assets': assets,
  'shared/cursor': cursor,
  'shared/language': language,
  'shared/navigation': navigation,
  'shared/site': site,
};

/** A frame without a site has none. */
export const iconSvg = '';

/**
 * A page of a remote without a shell around it, as {@link PageAlone}. It stands where the shell's frame has its place for pages, the third of six parts:
 * React makes the ids of a page of that place, and the browser's must be those of the HTML.
 * @throws what the page threw while rendering
 */
export async function renderPage({ path, language, site, page, routeTable }: RenderOptions): Promise<string> {
  if (!page) throw new Error(`No remote has a page at ${path}.`);
  const messages = createMessages({ language, variables: messageVariables(site, language), strict: true });
  messages.addResourceBundle(language, frameMessages, plainFrameMessages[language]);
  messages.addResourceBundle(language, page.owner, page.messages);
  const routes = Object.assign(Promise.resolve(routeTable), { status: 'fulfilled' as const, value: routeTable });
  const port = { go: () => {}, prepare: () => {}, routeTable: () => routes };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <SiteProvider site={site}>
      <LanguageProvider language={language} messages={messages}>
        <NavigationProvider port={port}>
          {null}
          {null}
          <main>
            <Suspense>
              <div data-remote={page.owner} data-release={page.version}>
                <AssetsProvider base={filesBase(page.owner)}>
                  <page.Page route={page.route} />
                </AssetsProvider>
              </div>
            </Suspense>
          </main>
          {null}
          {null}
          {null}
        </NavigationProvider>
      </LanguageProvider>
    </SiteProvider>,
    {
      // A larger boundary would be emitted out of order, with an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error: unknown) => {
        errors.push(error);
      },
    } as Parameters<typeof prerender>[1],
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw errors[0];
  const alone: PageAlone = {
    main: html.slice(html.indexOf('<main>') + '<main>'.length, html.lastIndexOf('</main>')),
    meta: fill(page.meta, site, language),
    marksNeeds: page.marksNeeds === true,
  };
  return JSON.stringify(alone);
}

/** A page's metadata with the business's values filled in. */
export function fill(meta: PageMeta, site: Site, language: Language): PageMeta {
  const messages = createMessages({ language, variables: messageVariables(site, language), strict: true });
  messages.addResourceBundle(language, 'meta', meta);
  const t = messages.getFixedT(language, 'meta');
  return { ...meta, title: t('title'), description: t('description'), ogLine: t('ogLine') };
}
