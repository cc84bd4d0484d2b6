/**
 * A cookie out of those that a client sends; the last, where it sends several of one name. The others are not taken apart: a header may be
 * long, and what stands in it is nobody's business here.
 * @param header `a=1; b=2`
 */
export function cookieIn(header: string, name: string): string | undefined {
  // A name begins behind a semicolon and spaces, and nowhere else.
  const all = header.match(new RegExp(`(?:^|;)\\s*${name}\\s*=[^;]*`, 'g'));
  const last = all?.at(-1);
  return last?.slice(last.indexOf('=') + 1).trim();
}
