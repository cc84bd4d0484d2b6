import type { HeadOptions, HeadTag, listHeadTags } from './headTags.ts';

const pageElements =
  'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name="twitter:card"], link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]';

let listTags: typeof listHeadTags;
/** Head elements of the loaded document; undefined until another page's elements replace them. */
let initialElements: readonly Element[] | undefined;

/** Loads the module that creates head elements, which only navigations need. */
export async function loadHeadTags(): Promise<void> {
  listTags ??= (await import(/* webpackChunkName: "navigation" */ './headTags.ts')).listHeadTags;
}

/** Replaces the head by that of a new page. Await {@link loadHeadTags} first. */
export function applyHead(head: HeadOptions): void {
  replaceHead(listTags(head).map(toElement));
  // Removes the structured data, which describes only the document's own page.
  document.getElementById('structured-data')?.remove();
}

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
