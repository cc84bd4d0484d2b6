/** Metadata of a page in one language, for search engines and social networks. The shell replaces placeholders in it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Value of `og:description`: one line. */
  readonly ogLine: string;
  /** Picture for social networks. Default: the shell's own card. */
  readonly card?: PageCard;
  /** Value of `og:type`. Default: `website`. */
  readonly type?: 'article';
  /** schema.org type of the page: `ContactPage`. Default: `WebPage`. */
  readonly kind?: string;
  /** Subject of the page as schema.org data: `{ "@type": "CreativeWork", "name": "Ikura" }`. It contains only facts that the page shows. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Picture of a page for social networks: a JPEG of 1200 × 630 pixels. */
export interface PageCard {
  /** Path inside the release, as an import returns it. */
  readonly file: string;
  /** Alternative text, in the page's language. */
  readonly alt: string;
}

/** The metadata of all pages of a remote in one language, by path. */
export type PageMetas = Readonly<Record<string, PageMeta>>;

/** The cards of a remote's pages in one language, by path. */
export type PageCards = Readonly<Record<string, PageCard>>;

export const addCards = (metas: PageMetas, cards: PageCards): PageMetas =>
  Object.fromEntries(
    Object.entries(metas).map(([path, meta]) => [path, { ...meta, ...(cards[path] && { card: cards[path] }) }]),
  );

export const mergePageMetas = (folders: Readonly<Record<string, PageMetas>>, cards: PageCards): PageMetas =>
  addCards(Object.assign({}, ...Object.values(folders)), cards);
