/** What a page says about itself to search engines and share cards, in one language. Placeholders are filled by the shell. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** One line for the share card. */
  readonly ogLine: string;
}

/** The metadata of all pages of a remote in one language, by path. */
export type PageMetas = Readonly<Record<string, PageMeta>>;
