/** Control characters that `JSON.stringify` leaves as they are. They can control a terminal, or end a line for some programs. */
const controlCharacters = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes control characters in JSON, so that a terminal can print it safely. */
export const escapeControlCharacters = (json: string): string =>
  json.replace(controlCharacters, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
