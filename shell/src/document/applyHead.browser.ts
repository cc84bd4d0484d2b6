import { htmlLang, type Language, type PageMeta, readAddress } from 'shared/contract';
import { type HeadTag, headTags } from './headTags.ts';

/** Brings the document's head up to date with the page on screen. `meta` is absent where the head is right already. */
export function applyHead(meta: PageMeta | undefined, language: Language): void {
  document.documentElement.lang = htmlLang[language];
  if (!meta) return;
  const { path } = readAddress(location.pathname);
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="alternate"][hreflang="x-default"]');
  // The origin that the page was composed for, not the one it is looked at from.
  const origin = known ? new URL(known.href).origin : location.origin;
  const siteName = content('meta[property="og:site_name"]');
  for (const old of document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]',
  )) {
    old.remove();
  }
  document.head.prepend(...headTags({ meta, path, language, origin, siteName, addressed: true }).map(toElement));
}

const content = (selector: string): string => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? '';

function toElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
