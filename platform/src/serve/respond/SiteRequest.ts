/** A request, as far as the policy looks at it. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query as they were sent: nothing decoded, nothing resolved. */
  readonly target: string;
  /** True if the request came by https, to us or to a proxy before us: then cookies are for https alone. */
  readonly secure: boolean;
  /** The value of a header by its name in lower case. */
  header(name: string): string | undefined;
}
