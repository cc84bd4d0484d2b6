import type { Language, Page } from 'shared/contract';

/**
 * The cases (SPEC §2), in the order of the portfolio's cards. Each is a folder of this name beside this file: its words, its
 * pictures and its look. A fifth one is a fifth folder and its name here.
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
   * Numbers of characters of each point that are set above its rest as its title, where points are cells: `19 12 11 14`. The introduction
   * stands beside the title then.
   */
  readonly heads?: string;
}

/** A number of a case in large type (SPEC §9, case figures). */
export interface CaseFigure {
  readonly value: string;
  readonly label: string;
}

/** A slide of a carousel (SPEC §3): the screen it shows, whose picture has the same name, and what is to be seen on it. */
export interface Slide {
  readonly screen: string;
  readonly alt: string;
}

/** Words of a case that are also shown elsewhere than on its page. */
export interface CaseCover {
  /** Words of its card in the portfolio. */
  readonly card: {
    /** And the client's trade: `Internet shop, game keys`. */
    readonly category: string;
    readonly title: string;
    /** The first of the case's figures, and its label (SPEC §9). */
    readonly value: string;
    readonly label: string;
    readonly alt: string;
  };
}

/** A case study in one language, as its folder tells it (SPEC §3). */
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
  /** The long drawing (SPEC §2): what it shows, and what its numbers stand for. */
  readonly artwork: { readonly alt: string; readonly caption: string };
  readonly results: CaseStudyText & { readonly figures: readonly CaseFigure[] };
  /** Its points are a table: each has the word that it is looked up by. */
  readonly technical: CaseStudyText & { readonly terms: readonly string[] };
  readonly adaptive: {
    readonly title: string;
    readonly description: string;
    readonly devices: Readonly<Record<'desktop' | 'laptop' | 'tablet' | 'mobile', string>>;
  };
  readonly nextProject: { readonly subtitle: string; readonly title: string; readonly alt: string };
  readonly slides: Readonly<Record<'desktop' | 'mobile', readonly Slide[]>>;
}

/** Parts of a case that are loaded by themselves: its page, and the words that only the page says. */
export interface CaseChunks {
  readonly page: () => Promise<Page>;
  readonly words: Readonly<Record<Language, () => Promise<Omit<CaseStudy, keyof CaseCover>>>>;
}

/** A part of the audience that the case states: so many of a hundred. */
export interface AudienceShare extends CaseFigure {
  readonly percent: number;
  /** Words that say who the others are. */
  readonly rest: string;
}

/** The path that shows a case. */
export const getCasePath = (key: CaseStudyKey) => `/portfolio/${key}` as const;
