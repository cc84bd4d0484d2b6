import { type CheerioAPI, load } from 'cheerio';
import { prerender } from 'react-dom/static';
import { type Language, type Path, type Remote, selectMessageLoaders } from 'shared/contract';
import { createMessages, frameNamespace, LanguageProvider } from 'shared/language';
import { defaultSite, getMessageVariables, type Site, SiteProvider } from 'shared/site';
import { plainFrameMessages } from '../standalone/plainFrameMessages.ts';
import { createStrictMessageOptions } from '../strictMessageOptions/createStrictMessageOptions.ts';

export interface RenderedPage {
  readonly html: string;
  /** The parsed page, for queries such as `$('h1').text()`. */
  readonly $: CheerioAPI;
  readonly text: string;
  /** Returns the text of each element that matches a selector, with collapsed white space. */
  readonly texts: (selector: string) => string[];
  /** Returns an attribute of each element that matches a selector. */
  readonly attributes: (selector: string, name: string) => (string | undefined)[];
}

/** Collapses white space, including non-breaking spaces. */
export const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Prerenders a page of a remote without the shell. Throws if a message or site value is missing. */
export async function renderPage(
  remote: Remote,
  path: Path,
  language: Language,
  site: Site = defaultSite,
): Promise<RenderedPage> {
  const route = remote.routes.find((each) => each.path === path);
  if (!route)
    throw new Error(
      `${remote.name} has no route ${path}. It has: ${remote.routes.map((each) => each.path).join(', ')}.`,
    );
  const open = remote.pages[route.page];
  if (!open) throw new Error(`The route ${path} names the page "${route.page}", which ${remote.name} does not have.`);
  const Page = await open();
  const messages = createMessages({
    language,
    variables: getMessageVariables(site, language),
    strict: createStrictMessageOptions,
  });
  messages.addResourceBundle(language, frameNamespace, plainFrameMessages[language]);
  messages.addResourceBundle(language, remote.name, await selectMessageLoaders(remote, path)[language]());
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <SiteProvider site={site}>
      <LanguageProvider language={language} messages={messages}>
        <Page route={route} />
      </LanguageProvider>
    </SiteProvider>,
    {
      onError: (error: unknown) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const $ = load(html);
  return {
    html,
    $,
    text: collapseSpace($('body').text()),
    texts: (selector) =>
      $(selector)
        .toArray()
        .map((element) => collapseSpace($(element).text())),
    attributes: (selector, name) =>
      $(selector)
        .toArray()
        .map((element) => $(element).attr(name)),
  };
}
