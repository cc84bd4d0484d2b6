/**
 * Characters that steer a terminal or end a line for some programs, and may stand in JSON as they are. `JSON.stringify` escapes only what
 * is below a space.
 */
const controlCharacters = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The same JSON without such characters: it means what it meant, and whoever shows it is not steered. */
export const escapeControlCharacters = (json: string): string =>
  json.replace(controlCharacters, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
