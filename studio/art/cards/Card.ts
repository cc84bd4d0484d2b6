import type { Language } from 'shared/contract';
import type { Backdrop } from './Backdrop.ts';

/** The picture that social networks show for a link to a page, in one language. */
export interface Card {
  /** Path of the page, or a name for a card that several pages share. */
  readonly page: string;
  readonly language: Language;
  /** Large text at the bottom of the card. */
  readonly title: string;
  /** Section of the site, in small text at the top right. */
  readonly section: string;
  readonly backdrop: Backdrop;
  /** Name of an owner other than the agency. It replaces the agency's name and logo. */
  readonly name?: string;
  /** Description of the backdrop for the text alternative; absent for abstract drawings. */
  readonly shows?: string;
  /** `true` if the drawing shows a large word, such as the brand. The title is then a small line below it. */
  readonly quiet?: boolean;
}

/** Size of all cards in px, as social networks recommend. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns a card's file name in `src/cards` of its package. */
export const getCardFile = ({ page, language }: Pick<Card, 'page' | 'language'>): string =>
  `${page.replace(/^\//, '').replaceAll('/', '-') || 'home'}-${language}.jpg`;
