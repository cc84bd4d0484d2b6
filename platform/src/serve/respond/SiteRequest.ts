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
