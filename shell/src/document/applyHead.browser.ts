import { htmlLang, type Language, type PageMeta, readAddress } from 'shared/contract';
import { type HeadTag, headTags } from './headTags.ts';

interface HeadChange {
  readonly meta: PageMeta;
  readonly language: Language;
  /** False on the not-found page. */
  readonly addressed: boolean;
}

/** Brings the document's head up to date with the page on screen. */
export function applyHead({ meta, language, addressed }: HeadChange): void {
  // The document came with the right head; nothing is touched while it is.
  if (document.title === meta.title && document.documentElement.lang === htmlLang[language]) return;
  document.documentElement.lang = htmlLang[language];
  const { path } = readAddress(location.pathname);
  // The origin that the page was composed for, not the one it is looked at from; the not-found page does not say it.
  const origin = originOf('link[rel="alternate"]') ?? location.origin;
  const siteName = content('meta[property="og:site_name"]');
  for (const old of document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]',
  )) {
    old.remove();
  }
  document.head.prepend(...headTags({ meta, path, language, origin, siteName, addressed }).map(toElement));
}

/** What the document says about the page it came with: for a return to that page. */
export const readHead = (): PageMeta => ({
  title: document.title,
  description: content('meta[name="description"]'),
  ogLine: content('meta[property="og:description"]'),
});

const originOf = (selector: string): string | undefined => {
  const link = document.head.querySelector<HTMLLinkElement>(selector);
  return link ? new URL(link.href).origin : undefined;
};

const content = (selector: string): string => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? '';

function toElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
