/** A request, reduced to what decides the response. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query as sent: neither decoded nor normalized. */
  readonly target: string;
  /** True for https, to us or to a proxy: cookies are then secure. */
  readonly secure: boolean;
  /** Returns a header by its lower-case name. */
  header(name: string): string | undefined;
}
