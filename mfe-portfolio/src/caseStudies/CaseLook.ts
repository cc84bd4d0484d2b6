import type { ComponentType } from 'react';
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import type { AudienceShare, CaseStudyKey } from './CaseStudy.ts';

/** Pictures, drawings and colours of a case, the same in every language except `screens`. */
export interface CaseLook {
  /** The class that sets the colours of the case (`caseColors`). */
  readonly colors: string;
  /** The banner's picture, and its crop for phones. */
  readonly banner: { readonly wide: PictureFiles; readonly portrait: PictureFiles };
  /** The river in the banner's picture, and its crop for phones. */
  readonly river: { readonly wide: string; readonly portrait: string };
  /** A browser loads the screens of one language only. */
  readonly screens: Readonly<
    Record<Language, Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>>>
  >;
  /**
   * Crop of a desktop screen that phones show at a readable size, by the screen's name. `left` and `top` are its start in percent of the
   * screen; `width` is its width in percent, if it differs from the default.
   */
  readonly closeBy: Readonly<Record<string, readonly [left: number, top: number, width?: number]>>;
  /** The picture of the tasks, and its place in their layout. */
  readonly tasks: { readonly picture: PictureFiles; readonly composed: 'below' | 'start' | 'end' | 'wall' };
  /** The long drawing, and its version for phones. */
  readonly artwork: { readonly wide: string; readonly portrait: string };
  /** Drawing for a case with a single figure. Without this and without `counted`, the page repeats the long drawing in close-up. */
  readonly results?: string;
  /** Drawings that count out each of two figures, in order; each stands below its number. */
  readonly counted?: readonly string[];
  /** Drawing of one stream that splits into a channel for each audience, as wide as their columns. A case with a share draws the share instead. */
  readonly channels?: string;
  /** Close-ups of screens beside their steps, by the number of the step. A close-up spans two steps if the next one has none. */
  readonly process: Readonly<Record<number, ScreenPart>>;
  readonly next: NextCase;
  /** Draws the share of the audience. A property of the look, so that other cases' chunks do not contain it. */
  readonly AudienceBar?: ComponentType<{ readonly share: AudienceShare }>;
}

/** A crop of a screen that fills its tile. `left`, `top` and `width` are percentages of the screen; a negative `top` measures from the screen's foot. */
export interface ScreenPart {
  /** A phone's screen by default. */
  readonly device?: 'desktop';
  readonly screen: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The next case, with its picture. */
export interface NextCase {
  readonly key: CaseStudyKey;
  readonly picture: PictureFiles;
  /** True if a project without a page comes between both cases; the texts of the case name it. */
  readonly coming?: boolean;
}
