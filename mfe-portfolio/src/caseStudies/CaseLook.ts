import type { ComponentType } from 'react';
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import type { AudienceShare, CaseStudyKey } from './CaseStudy.ts';

/** Pictures, drawings and colours of a case. Only `screens` differs by language. */
export interface CaseLook {
  /** Class that sets the colours of the case (`caseColors`). */
  readonly colors: string;
  /** The banner's picture, and its crop for phones. */
  readonly banner: { readonly wide: PictureFiles; readonly portrait: PictureFiles };
  /** The drawn stream in the banner's picture, and its crop for phones. */
  readonly river: { readonly wide: string; readonly portrait: string };
  /** Screens of the client's site, by language and device. A browser loads those of one language only. */
  readonly screens: Readonly<
    Record<Language, Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>>>
  >;
  /**
   * Crops of desktop screens at a readable size, for phones, by the screen's name. `left`, `top` and `width` are percentages of the screen;
   * `width` has a default.
   */
  readonly closeBy: Readonly<Record<string, readonly [left: number, top: number, width?: number]>>;
  /** Picture of the tasks, and its place: below the title, at the window's left or right edge, or across the window (`wall`). */
  readonly tasks: { readonly picture: PictureFiles; readonly composed: 'below' | 'start' | 'end' | 'wall' };
  /** Wide drawing in the section `artwork`, and its version for phones. */
  readonly artwork: { readonly wide: string; readonly portrait: string };
  /** Drawing beside a single figure. Without `results` and `counted`, the page shows an enlarged part of `artwork` there. */
  readonly results?: string;
  /** Drawings with as many marks as the figure says: one drawing for each of the two figures, in their order. */
  readonly counted?: readonly string[];
  /** Drawing of one stream that splits into a channel for each audience; each channel ends above its column. A case with `AudienceBar` has none. */
  readonly channels?: string;
  /** Close-ups of screens, by the number of the step that they stand beside. A close-up spans two steps if the next step has none. */
  readonly process: Readonly<Record<number, ScreenCrop>>;
  readonly next: NextCase;
  /** Component that draws the audience's share. Only the look of a case with a share names it, so that all other chunks lack it. */
  readonly AudienceBar?: ComponentType<{ readonly share: AudienceShare }>;
}

/**
 * Crop of a screen that fills its tile. `left`, `top` and `width` are percentages of the screen; a negative `top` is measured from the
 * screen's lower edge.
 */
export interface ScreenCrop {
  /** Device of the screen: a phone by default. */
  readonly device?: 'desktop';
  readonly screen: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface NextCase {
  readonly key: CaseStudyKey;
  readonly picture: PictureFiles;
  /** True if the case's texts announce a project that has no page yet; the link then skips that project. */
  readonly coming?: boolean;
}
