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

export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadOptions {
  readonly meta: PageMeta;
  /** Base address of the page's release. For a page without a release, the shell's. */
  readonly base: string;
  /** Base address of the shell's release. */
  readonly frameBase: string;
  readonly path: Path;
  readonly language: Language;
  readonly origin: string;
  readonly siteName: string;
  /** False on the not-found page, which no address leads to. */
  readonly hasAddress: boolean;
}

/** Lists the head elements of a page in a language, for compose and for navigations in the browser. */
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
    { name: 'link', attributes: { rel: 'manifest', href: formatAddress('/app.json', language) } },
  ];
}

const createMetaProperty = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

/** Format and size of all cards (`PageCard`). With these values, social networks can show a card at once. */
const cardFormat = { 'og:image:type': 'image/jpeg', 'og:image:width': '1200', 'og:image:height': '630' };

/** Lists the meta tags of the page's card. A page without a card uses the shell's. */
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
