import type { Language, Page } from 'shared/contract';

/**
 * The cases (SPEC §2), in the order of the portfolio's cards. A case's folder has the same name and holds its texts, pictures and look. A
 * new case needs only a folder and its name in this list.
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
   * Number of characters at the beginning of each point that are set as its title: `19 12 11 14`. With `heads`, the points are cells side
   * by side, and the introduction stands beside the section's title.
   */
  readonly heads?: string;
}

/** A number of a case in large type (SPEC §9, case figures). */
export interface CaseFigure {
  readonly value: string;
  readonly label: string;
}

/** A slide of a carousel (SPEC §3): the name of its screen, under which its picture is listed too, and a description. */
export interface Slide {
  readonly screen: string;
  readonly alt: string;
}

/** Texts of a case that other pages also show. */
export interface SharedCaseTexts {
  readonly card: {
    /** Category and trade of the client: `Internet shop, game keys`. */
    readonly category: string;
    readonly title: string;
    /** The case's first figure (SPEC §9). */
    readonly value: string;
    readonly label: string;
    readonly alt: string;
  };
}

/** Texts of a case study in one language (SPEC §3). */
export interface CaseStudy extends SharedCaseTexts {
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
  /** Texts of the wide drawing (SPEC §2): its text alternative, and a caption that explains the number that it counts. */
  readonly artwork: { readonly alt: string; readonly caption: string };
  readonly results: CaseStudyText & { readonly figures: readonly CaseFigure[] };
  /** The points form a table, and `terms` are its row headings. */
  readonly technical: CaseStudyText & { readonly terms: readonly string[] };
  readonly adaptive: {
    readonly title: string;
    readonly description: string;
    readonly devices: Readonly<Record<'desktop' | 'laptop' | 'tablet' | 'mobile', string>>;
  };
  readonly nextProject: { readonly subtitle: string; readonly title: string; readonly alt: string };
  readonly slides: Readonly<Record<'desktop' | 'mobile', readonly Slide[]>>;
}

/** Parts of a case in separate chunks: its page, and the texts of this page in each language. */
export interface CaseChunks {
  readonly page: () => Promise<Page>;
  readonly words: Readonly<Record<Language, () => Promise<Omit<CaseStudy, keyof SharedCaseTexts>>>>;
}

/** Share of the audience that the case states, in percent. */
export interface AudienceShare extends CaseFigure {
  readonly percent: number;
  readonly rest: string;
}

export const getCasePath = (key: CaseStudyKey) => `/portfolio/${key}` as const;
