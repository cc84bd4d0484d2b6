import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { AssetsProvider } from 'shared/assets';
import { createMessages, frameMessages, LanguageProvider } from 'shared/language';
import { NavigationProvider } from 'shared/navigation';
import type { PageAlone, RenderOptions } from 'shared/shellModule';
import { messageVariables, type Site, SiteProvider } from 'shared/site';
import type { Language } from '../contract/Language.ts';
import type { PageMeta } from '../contract/PageMeta.ts';
import { filesBase } from '../contract/Release.ts';
import { strictly } from '../strictly/strictly.ts';
import { plainFrameMessages } from './plainFrameMessages.ts';

export { shares } from '../shares.ts';

/** A frame without a site has none. */
export const iconSvg = '';

/**
 * A page of a remote without a shell around it, as {@link PageAlone}. It stands where the shell's frame has its place for pages, the third of six parts:
 * React makes the ids of a page of that place, and the browser's must be those of the HTML.
 * @throws what the page threw while rendering
 */
export async function renderPage({ path, language, site, page, routeTable }: RenderOptions): Promise<string> {
  if (!page) throw new Error(`No remote has a page at ${path}.`);
  const messages = createMessages({ language, variables: messageVariables(site, language), strict: strictly });
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
              <div className="content" data-remote={page.owner} data-release={page.version}>
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
  const messages = createMessages({ language, variables: messageVariables(site, language), strict: strictly });
  messages.addResourceBundle(language, 'meta', meta);
  const t = messages.getFixedT(null, 'meta');
  return { ...meta, title: t('title'), description: t('description'), ogLine: t('ogLine') };
}
