/** Metadata of a page in one language, for search engines and networks. The shell fills the placeholders. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** One line for social cards. */
  readonly ogLine: string;
  /** Social card; the shell's without one. */
  readonly card?: PageCard;
  /** Type for networks. Default: `website`. */
  readonly type?: 'article';
  /** Class of schema.org (`ContactPage`). Default: `WebPage`. */
  readonly kind?: string;
  /** Subject of the page, in schema.org's terms: `{ "@type": "CreativeWork", "name": "Ikura" }`. It only repeats what the page says. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Social card of a page: a JPEG of 1200 × 630 pixels. */
export interface PageCard {
  /** As imported: its path inside the release. */
  readonly file: string;
  /** Describes the picture, in the page's language. */
  readonly alt: string;
}

/** The metadata of all pages of a remote in one language, by path. */
export type PageMetas = Readonly<Record<string, PageMeta>>;

/** The cards of a remote's pages in one language, by path. */
export type PageCards = Readonly<Record<string, PageCard>>;

/** Adds each page's card to its metadata. */
export const addCards = (metas: PageMetas, cards: PageCards): PageMetas =>
  Object.fromEntries(
    Object.entries(metas).map(([path, meta]) => [path, { ...meta, ...(cards[path] && { card: cards[path] }) }]),
  );

/** Merges the metadata of several pages, and adds their cards. */
export const mergePageMetas = (folders: Readonly<Record<string, PageMetas>>, cards: PageCards): PageMetas =>
  addCards(Object.assign({}, ...Object.values(folders)), cards);
