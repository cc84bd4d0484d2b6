/** One of the six parts of the article (SPEC §2, cybersecurity article); the table of contents leads to its `id`. */
export interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The four threats (SPEC §2, cybersecurity article). */
export type ThreatId = 'malware' | 'phishing' | 'man-in-the-middle' | 'denial-of-service';

/** Subject of a diagram: the three things that security rests on, or one of the threats. */
export type FigureId = 'pillars' | ThreatId;

/** Piece of a section's content, at its top level. */
export type Block = InnerBlock | ListBlock | ComparisonBlock | SubsectionBlock;

/** Blocks without a heading of their own, which may therefore stand at any depth. */
export type InnerBlock = ParagraphBlock | FigureBlock;

export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: string;
}

export interface FigureBlock {
  readonly type: 'figure';
  /** Names the picture. */
  readonly id: FigureId;
  /** Description of the picture for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
  /** Words in the picture, by their places. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface ListBlock {
  readonly type: 'list';
  /** True where the order matters and the items are numbered. */
  readonly ordered: boolean;
  /** Each of its items has its water beside it. */
  readonly drawn?: 'properties';
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** A table; the first cell of a row names what the others compare. */
export interface ComparisonBlock {
  readonly type: 'comparison';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface SubsectionBlock {
  readonly type: 'subsection';
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly InnerBlock[];
}
