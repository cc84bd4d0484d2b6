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

/** One element of the head, by name and attributes; `text` is its content. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadOptions {
  readonly meta: PageMeta;
  /** Base address of the page's release; the shell's where the page has no release. */
  readonly base: string;
  /** Base address of the shell's release. */
  readonly frameBase: string;
  readonly path: Path;
  readonly language: Language;
  /** Origin at which the site is published. */
  readonly origin: string;
  readonly siteName: string;
  /** False on the not-found page, which has no address of its own. */
  readonly hasAddress: boolean;
}

/** Lists the head's elements for one page in one language. Compose writes the list, and the browser writes it again after a navigation. */
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

/** Form and size of every card (`PageCard`): a network that knows the size shows the picture at once. */
const cardFormat = { 'og:image:type': 'image/jpeg', 'og:image:width': '1200', 'og:image:height': '630' };

/** The page's card; the shell's own where the page has none. */
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
