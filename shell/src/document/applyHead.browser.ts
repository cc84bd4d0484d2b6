import type { HeadOptions, HeadTag, headTags } from './headTags.ts';

/** The elements that say something of one page. */
const ofPage =
  'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name="twitter:card"], link[rel="canonical"], link[rel="alternate"]';

let tagsOf: typeof headTags;
/** The elements that the document came with; known once another page has taken their place. */
let first: readonly Element[] | undefined;

/** Fetches what writes a head: a document comes with its own, so only a navigation needs it. */
export async function prepareHead(): Promise<void> {
  tagsOf ??= (await import(/* webpackChunkName: "navigation" */ './headTags.ts')).headTags;
}

/** Writes the head of a page that was navigated to. {@link prepareHead} has to be awaited before. */
export function applyHead(head: HeadOptions): void {
  replaceHead(tagsOf(head).map(toElement));
  // It came with the document, about another page.
  document.getElementById('structured-data')?.remove();
}

/** Puts back the head that the document came with: its own page is on screen. */
export function restoreHead(): void {
  if (first) replaceHead(first);
}

function replaceHead(elements: readonly Element[]): void {
  const before = [...document.head.querySelectorAll(ofPage)];
  first ??= before;
  for (const each of before) each.remove();
  document.head.prepend(...elements);
}

function toElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
