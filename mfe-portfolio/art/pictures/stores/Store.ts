/** English words by a screen's Ukrainian ones, each the whole text between two tags. */
export type EnglishWords = Readonly<Record<string, string>>;

/** A screen's own style and content, in addition to the store's look. */
export interface Screen {
  readonly style: string;
  readonly body: string;
}

/** A painted store: its look, and its screens by their names in the case's slides. */
export interface Store {
  readonly fonts: readonly string[];
  readonly style: string;
  /** The English words of the screens. */
  readonly english: EnglishWords;
  /** 1280 × 896, the proportion of a tablet. */
  readonly desktop: Readonly<Record<string, () => Screen>>;
  /** 390 × 844, painted at twice its size. */
  readonly mobile: Readonly<Record<string, () => Screen>>;
}
