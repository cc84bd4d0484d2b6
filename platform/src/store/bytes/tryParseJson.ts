/** @returns undefined if the text is invalid JSON or invalid UTF-8 */
export function tryParseJson(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return undefined;
  }
}
