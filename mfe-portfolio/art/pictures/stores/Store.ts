/** English words by the Ukrainian ones that a screen shows, each as it stands between two tags. */
export type EnglishWords = Readonly<Record<string, string>>;

/** What one screen of a store adds to the store's own look. */
export interface Screen {
  readonly style: string;
  readonly body: string;
}

/** A painted store: its face and its screens, each under the name that the case's slides know it by. */
export interface Store {
  readonly fonts: readonly string[];
  readonly style: string;
  /** What its screens say, in English. */
  readonly english: EnglishWords;
  /** 1280 × 896, the proportion of a tablet. */
  readonly desktop: Readonly<Record<string, () => Screen>>;
  /** 390 × 844, painted at twice its size. */
  readonly mobile: Readonly<Record<string, () => Screen>>;
}
