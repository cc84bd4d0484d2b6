import type { Language, Page } from 'shared/contract';

/**
 * The cases (SPEC §2), in the order of the portfolio's cards. Each has a folder of this name with its texts, pictures and look. A new case
 * needs only a new folder and its name here.
 */
export const caseStudyKeys = ['key4gg', 'bmed', 'ikura', 'zoo-expert'] as const;

export type CaseStudyKey = (typeof caseStudyKeys)[number];

/** An introduction, points and a closing text (SPEC §3: tasks, audience, results, technical). */
export interface CaseStudyText {
  readonly title: string;
  readonly introText: string;
  readonly bulletPoints: readonly string[];
  readonly closingText: string;
  /**
   * Lengths of the points' beginnings that are set as titles, in characters: `19 12 11 14`. With them the points are cells, and the
   * introduction stands beside the title.
   */
  readonly heads?: string;
}

/** A number of a case in large type (SPEC §9, case figures). */
export interface CaseFigure {
  readonly value: string;
  readonly label: string;
}

/** A slide of a carousel (SPEC §3): the name of its screen, which is also that of its picture, and a description. */
export interface Slide {
  readonly screen: string;
  readonly alt: string;
}

/** Texts of a case that other pages show too. */
export interface CaseCover {
  /** Texts of its card in the portfolio. */
  readonly card: {
    /** Category and trade of the client: `Internet shop, game keys`. */
    readonly category: string;
    readonly title: string;
    /** The case's first figure, and its label (SPEC §9). */
    readonly value: string;
    readonly label: string;
    readonly alt: string;
  };
}

/** Texts of a case study in one language (SPEC §3). */
export interface CaseStudy extends CaseCover {
  readonly banner: { readonly title: string; readonly alt: string };
  readonly info: {
    readonly company: string;
    readonly industry: string;
    readonly services: string;
    readonly product: string;
    readonly location: string;
    readonly sector: string;
  };
  readonly client: { readonly title: string; readonly description: string };
  readonly tasks: CaseStudyText;
  readonly process: {
    readonly title: string;
    readonly introText: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly closingText: string;
    readonly gradientBox: string;
  };
  readonly audience: CaseStudyText & { readonly heads: string; readonly share?: AudienceShare };
  /** The long drawing (SPEC §2): its description, and a caption for its numbers. */
  readonly artwork: { readonly alt: string; readonly caption: string };
  readonly results: CaseStudyText & { readonly figures: readonly CaseFigure[] };
  /** The points form a table; `terms` holds their row headings. */
  readonly technical: CaseStudyText & { readonly terms: readonly string[] };
  readonly adaptive: {
    readonly title: string;
    readonly description: string;
    readonly devices: Readonly<Record<'desktop' | 'laptop' | 'tablet' | 'mobile', string>>;
  };
  readonly nextProject: { readonly subtitle: string; readonly title: string; readonly alt: string };
  readonly slides: Readonly<Record<'desktop' | 'mobile', readonly Slide[]>>;
}

/** Parts of a case in separate chunks: its page, and the texts that only its page shows. */
export interface CaseChunks {
  readonly page: () => Promise<Page>;
  readonly words: Readonly<Record<Language, () => Promise<Omit<CaseStudy, keyof CaseCover>>>>;
}

/** A share of the audience that the case states, in percent. */
export interface AudienceShare extends CaseFigure {
  readonly percent: number;
  /** Label of the rest of the audience. */
  readonly rest: string;
}

export const getCasePath = (key: CaseStudyKey) => `/portfolio/${key}` as const;
