/** What an element holds: others, and words. */
export type Content = Node | string | undefined | false;

/**
 * An element with attributes and what it holds. Nothing is ever parsed as HTML, so that a page's Trusted Types stay as they are, and what a server says
 * is words.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...contents.filter((each) => each !== undefined && each !== false));
  return made;
}

/** A button that does something. */
export function button(words: string, press: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, words);
  made.addEventListener('click', press);
  return made;
}

/** Terms and what is said of each; what is not known is left out. */
export const terms = (rows: readonly (readonly [string, Content])[]): HTMLElement =>
  element(
    'dl',
    {},
    ...rows.flatMap(([term, said]) => (said ? [element('dt', {}, term), element('dd', {}, said)] : [])),
  );
