import type { Language } from 'shared/contract';
import type { Backdrop } from './Backdrop.ts';

/** The picture of a link to a page in one language, as social networks show it. */
export interface Card {
  /** The path of the page, or a name for a card of several pages. */
  readonly page: string;
  readonly language: Language;
  /** Large text at the foot. */
  readonly title: string;
  /** Section of the site, in small text at the top right. */
  readonly section: string;
  readonly backdrop: Backdrop;
  /** Name of another owner than the agency; it appears without the agency's sign. */
  readonly name?: string;
  /** Description of the backdrop for the alternative text; drawings of lines need none. */
  readonly shows?: string;
  /** True if the drawing itself is the largest word, so that the title is a small line below. */
  readonly quiet?: boolean;
}

/** Size of every card in pixels, as social networks recommend. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns the card's file name in the package's `src/cards`. */
export const fileOf = ({ page, language }: Pick<Card, 'page' | 'language'>): string =>
  `${page.replace(/^\//, '').replaceAll('/', '-') || 'home'}-${language}.jpg`;
