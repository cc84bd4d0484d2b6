/** Metadata of a page in one language, for search engines and networks. The shell fills the placeholders. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** One line for where a link to the page is shown. */
  readonly ogLine: string;
  /** Without one the shell shows its own. */
  readonly card?: PageCard;
  /** Type of the page for networks. Default: a page of a website. */
  readonly type?: 'article';
  /** Kind of page for search engines, a class of schema.org (`ContactPage`). Default: `WebPage`. */
  readonly kind?: string;
  /** The page's subject, a thing of schema.org: `{ "@type": "CreativeWork", "name": "Ikura" }`. It says nothing that the page does not say. */
  readonly about?: Readonly<Record<string, string>>;
}

/** The picture that a link to a page is shown with: a JPEG of 1200 × 630 pixels. */
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

/** Metadata with each page's own card. */
export const addCards = (metas: PageMetas, cards: PageCards): PageMetas =>
  Object.fromEntries(
    Object.entries(metas).map(([path, meta]) => [path, { ...meta, ...(cards[path] && { card: cards[path] }) }]),
  );

/** Metadata of several pages, each from its folder, with their cards. */
export const mergePageMetas = (folders: Readonly<Record<string, PageMetas>>, cards: PageCards): PageMetas =>
  addCards(Object.assign({}, ...Object.values(folders)), cards);
