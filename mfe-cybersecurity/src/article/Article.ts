/** One of the six sections of the article (SPEC §2, cybersecurity article). The table of contents links to its `id`. */
export interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The four threats (SPEC §2, cybersecurity article). */
export type ThreatId = 'malware' | 'phishing' | 'man-in-the-middle' | 'denial-of-service';

/** Subject of a diagram: the three pillars of security, or one of the threats. */
export type FigureId = 'pillars' | ThreatId;

/** Block directly in a section. */
export type Block = LeafBlock | ListBlock | ComparisonBlock | SubsectionBlock;

/** Block without a heading. Sections, subsections and lists can contain it. */
export type LeafBlock = ParagraphBlock | FigureBlock;

export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: string;
}

export interface FigureBlock {
  readonly type: 'figure';
  readonly id: FigureId;
  readonly alt: string;
  readonly caption: string;
  /** Texts of the labels in the drawing, by the label names in `figureDrawings`. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface ListBlock {
  readonly type: 'list';
  readonly ordered: boolean;
  /** Shows a drawing beside each item. */
  readonly drawn?: 'properties';
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** A table. The first cell of a row names the compared property. */
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
  readonly blocks: readonly LeafBlock[];
}
