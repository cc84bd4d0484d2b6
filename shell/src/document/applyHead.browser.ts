import { addressOf, type PageMeta } from 'shared/contract';
import type { HeadOptions, HeadTag, headTags } from './headTags.ts';

let tagsOf: typeof headTags | undefined;

/** Fetches what writes a head: a document comes with its own, so only a navigation needs it. */
export async function prepareHead(): Promise<void> {
  tagsOf ??= (await import(/* webpackChunkName: "navigation" */ './headTags.ts')).headTags;
}

/** Brings the document's head up to date with the page on screen. Every page but the document's own has waited for {@link prepareHead}. */
export function applyHead(head: HeadOptions): void {
  const { meta, path, language, origin, addressed } = head;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href');
  const right = addressed ? canonical === origin + addressOf(path, language) : !canonical;
  // The document came with the right head; nothing is touched while it is.
  if (!tagsOf || (right && document.title === meta.title)) return;
  for (const old of document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name="twitter:card"], link[rel="canonical"], link[rel="alternate"]',
  )) {
    old.remove();
  }
  // It came with the document, about another page.
  document.getElementById('structured-data')?.remove();
  document.head.prepend(...tagsOf(head).map(toElement));
}

/** What the document says about the page it came with: for a return to that page. `base` is where its release lies. */
export function readHead(base: string | undefined): PageMeta {
  const image = content('meta[property="og:image"]');
  const at = base === undefined ? -1 : image.indexOf(base);
  return {
    title: document.title,
    description: content('meta[name="description"]'),
    ogLine: content('meta[property="og:description"]'),
    ...(content('meta[property="og:type"]') === 'article' && { type: 'article' }),
    // A card of another release is the shell's: it is there without being said.
    ...(base !== undefined &&
      at >= 0 && { card: { file: image.slice(at + base.length), alt: content('meta[property="og:image:alt"]') } }),
  };
}

const content = (selector: string): string => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? '';

function toElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
