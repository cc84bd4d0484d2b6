/** The parts of a request on which responses depend. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query exactly as the client sent them, neither decoded nor normalized. */
  readonly target: string;
  /** True if the visitor uses https, to this server or to a proxy before it. Cookies are then marked `Secure`. */
  readonly secure: boolean;
  /** Returns the value of a header. @param name in lower case */
  header(name: string): string | undefined;
}

/**
 * Finds the value of a cookie, the last one of its name. Does not parse other cookies, because the header may be long.
 * @param header `a=1; b=2`
 */
export function readCookie(header: string, name: string): string | undefined {
  // Searches the name only at the start of the header or after a semicolon.
  const matches = header.match(new RegExp(`(?:^|;)\\s*${name}\\s*=[^;]*`, 'g'));
  const last = matches?.at(-1);
  return last?.slice(last.indexOf('=') + 1).trim();
}
