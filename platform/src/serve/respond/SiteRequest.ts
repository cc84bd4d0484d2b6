/** The parts of a request that decide the response. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query as sent: neither decoded nor normalized. */
  readonly target: string;
  /** True if the visitor uses https, with this server or with a proxy. Cookies are then `Secure`. */
  readonly secure: boolean;
  /** Returns a header by its lower-case name. */
  header(name: string): string | undefined;
}
