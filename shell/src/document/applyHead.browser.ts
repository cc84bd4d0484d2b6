import type { HeadOptions, HeadTag, listHeadTags } from './headTags.ts';

/** The elements that say something of one page. */
const pageElements =
  'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name="twitter:card"], link[rel="canonical"], link[rel="alternate"]';

let listTags: typeof listHeadTags;
/** The elements that the document came with; known once another page has taken their place. */
let initialElements: readonly Element[] | undefined;

/** Fetches what writes a head: a document comes with its own, so only a navigation needs it. */
export async function loadHeadTags(): Promise<void> {
  listTags ??= (await import(/* webpackChunkName: "navigation" */ './headTags.ts')).listHeadTags;
}

/** Writes the head of a page that was navigated to. {@link loadHeadTags} has to be awaited before. */
export function applyHead(head: HeadOptions): void {
  replaceHead(listTags(head).map(toElement));
  // It came with the document, about another page.
  document.getElementById('structured-data')?.remove();
}

/** Puts back the head that the document came with: its own page is on screen. */
export function restoreHead(): void {
  if (initialElements) replaceHead(initialElements);
}

function replaceHead(elements: readonly Element[]): void {
  const oldElements = [...document.head.querySelectorAll(pageElements)];
  initialElements ??= oldElements;
  for (const each of oldElements) each.remove();
  document.head.prepend(...elements);
}

function toElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
