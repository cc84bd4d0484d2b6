/** Data as the content of a script element: with every `<` escaped nothing in it can end the element. */
export const inlineJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Text as HTML content or attribute value. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');
