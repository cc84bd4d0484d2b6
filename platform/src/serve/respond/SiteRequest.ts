/** Parts of a request that determine the response. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query as sent, neither decoded nor normalized. */
  readonly target: string;
  /** True if the visitor uses https, to this server or to a proxy. Cookies are then `Secure`. */
  readonly secure: boolean;
  /** Returns the value of a header. @param name in lower case */
  header(name: string): string | undefined;
}
