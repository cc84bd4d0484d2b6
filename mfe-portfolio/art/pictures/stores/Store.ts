/** Translations of a store's screens: English text by Ukrainian text. A text is everything between two tags. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** Style and content of one screen, in addition to the store's style. */
export interface PaintedScreen {
  readonly style: string;
  readonly body: string;
}

/** A client's site as we paint it: its style, and its screens by their names in the case's slides. */
export interface PaintedStore {
  readonly fonts: readonly string[];
  readonly style: string;
  readonly english: EnglishTexts;
  /** Screens for wide windows, 1280 × 896 px, the aspect ratio of a tablet. */
  readonly desktop: Readonly<Record<string, () => PaintedScreen>>;
  /** Screens for phones, 390 × 844 px, painted at two pixels per CSS pixel. */
  readonly mobile: Readonly<Record<string, () => PaintedScreen>>;
}
