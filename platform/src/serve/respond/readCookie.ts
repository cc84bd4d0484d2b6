/**
 * Finds a cookie by name; the last one if there are several. It does not parse the others: the header may be long.
 * @param header `a=1; b=2`
 */
export function readCookie(header: string, name: string): string | undefined {
  // A name follows the start or a semicolon.
  const all = header.match(new RegExp(`(?:^|;)\\s*${name}\\s*=[^;]*`, 'g'));
  const last = all?.at(-1);
  return last?.slice(last.indexOf('=') + 1).trim();
}
