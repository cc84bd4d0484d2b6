import type { ComponentType } from 'react';
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import type { AudienceShare, CaseStudyKey } from './CaseStudy.ts';

/** Look of a case, in every language. */
export interface CaseLook {
  /** The class that sets the colours of the case (`caseColors`). */
  readonly colors: string;
  /** The picture of its first screen, and what a phone shows of it. */
  readonly banner: { readonly wide: PictureFiles; readonly portrait: PictureFiles };
  /** The river in that picture, and what a phone shows of it. */
  readonly river: { readonly wide: string; readonly portrait: string };
  /** A visitor fetches those of one language. */
  readonly screens: Readonly<
    Record<Language, Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>>>
  >;
  /**
   * Part of a desktop screen that a phone shows, by the screen's name: its telling part, at a size that can be read. `left` and `top` are
   * where it begins, in hundredths of the screen's width and height. `width` is how much of the width it takes, if not as on all others.
   */
  readonly closeBy: Readonly<Record<string, readonly [left: number, top: number, width?: number]>>;
  /** The picture of its tasks, and how they are composed with it. */
  readonly tasks: { readonly picture: PictureFiles; readonly composed: 'below' | 'start' | 'end' | 'wall' };
  /** The long drawing, and the one for phones. */
  readonly artwork: { readonly wide: string; readonly portrait: string };
  /** Drawing of what a case's only figure is made of. A case without this and `counted` has its long drawing again, close by. */
  readonly results?: string;
  /** Drawings that count out each of two figures, by their order: each is drawn under the number. */
  readonly counted?: readonly string[];
  /** One stream that parts into a channel for each audience, as wide as their columns; a case that states a share draws that. */
  readonly channels?: string;
  /** Parts of screens, close by, against the steps that they came of, by the number of the step: as high as that, and the next where that has none. */
  readonly process: Readonly<Record<number, ScreenPart>>;
  readonly next: NextCase;
  /** Draws the share of the audience, where the case states one; what others do not show does not travel with them. */
  readonly AudienceBar?: ComponentType<{ readonly share: AudienceShare }>;
}

/**
 * A part of a screen, so near that it fills its tile: what the step speaks of. Where it begins, in hundredths of the screen's width and height, and how much of the
 * width it takes. Where `top` is below zero the part ends so far above the screen's foot.
 */
export interface ScreenPart {
  /** A phone's, unless it says so. */
  readonly device?: 'desktop';
  readonly screen: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The case that is told after this one, and its picture. */
export interface NextCase {
  readonly key: CaseStudyKey;
  readonly picture: PictureFiles;
  /** Tells whether another project is to come between them: the words of the case name it. */
  readonly coming?: boolean;
}
