import { stripVTControlCharacters } from 'node:util';

/** What a release says, fit for a terminal and a log: without characters that steer either, and not longer than `limit` characters. */
export const plainText = (text: string, limit: number): string =>
  stripVTControlCharacters(text.slice(0, limit)).replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '');
