import {
  defaultLanguage,
  formatAddress,
  getOtherLanguage,
  htmlLang,
  type Language,
  languages,
  ogLocale,
  type PageMeta,
  type Path,
} from 'shared/contract';
import { frameCards } from '../cards/frameCards.ts';

/** An element of the head. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadOptions {
  readonly meta: PageMeta;
  /** Base address of the page's release; the shell's for pages without a release. */
  readonly base: string;
  /** Base address of the shell's release. */
  readonly frameBase: string;
  readonly path: Path;
  readonly language: Language;
  /** Origin of the published site. */
  readonly origin: string;
  readonly siteName: string;
  /** False on the not-found page, which has no address. */
  readonly hasAddress: boolean;
}

/** Lists the head's elements for a page and a language. Compose and, after a navigation, the browser use it. */
export function listHeadTags(options: HeadOptions): HeadTag[] {
  const { meta, path, language, origin, siteName, hasAddress } = options;
  const absolute = (to: Language) => origin + formatAddress(path, to);
  const alternate = (hreflang: string, href: string): HeadTag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  });
  return [
    { name: 'title', attributes: {}, text: meta.title },
    { name: 'meta', attributes: { name: 'description', content: meta.description } },
    ...(hasAddress
      ? [
          { name: 'link', attributes: { rel: 'canonical', href: absolute(language) } } as const,
          ...languages.map((each) => alternate(htmlLang[each], absolute(each))),
          alternate('x-default', absolute(defaultLanguage)),
          createMetaProperty('og:url', absolute(language)),
        ]
      : [{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } } as const]),
    createMetaProperty('og:type', meta.type ?? 'website'),
    createMetaProperty('og:site_name', siteName),
    createMetaProperty('og:title', meta.title),
    createMetaProperty('og:description', meta.ogLine),
    createMetaProperty('og:locale', ogLocale[language]),
    createMetaProperty('og:locale:alternate', ogLocale[getOtherLanguage(language)]),
    ...listCardTags(options),
  ];
}

const createMetaProperty = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

/** Format and size of every card (`PageCard`), so that networks can show it at once. */
const cardFormat = { 'og:image:type': 'image/jpeg', 'og:image:width': '1200', 'og:image:height': '630' };

/** Lists the tags of the page's card; of the shell's, if the page has none. */
function listCardTags({ meta, base, frameBase, origin, language }: HeadOptions): HeadTag[] {
  const { file, alt } = meta.card ?? frameCards[language];
  const image = {
    'og:image': origin + (meta.card ? base : frameBase) + file,
    ...cardFormat,
    'og:image:alt': alt,
  };
  return [
    ...Object.entries(image).map(([name, content]) => createMetaProperty(name, content)),
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
