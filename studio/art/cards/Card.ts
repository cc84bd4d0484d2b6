import type { Language } from 'shared/contract';
import type { Backdrop } from './Backdrop.ts';

/** The picture that a link to a page is shown with, as its package describes it, in one language. */
export interface Card {
  /** The path of its page, or a name where it stands for more than one page. */
  readonly page: string;
  readonly language: Language;
  /** In large type at the foot. */
  readonly title: string;
  /** What the page belongs to, in small type at the right of the name. */
  readonly section: string;
  readonly backdrop: Backdrop;
  /** Whose page it is, where that is not the agency: it stands without the agency's sign. */
  readonly name?: string;
  /** What the backdrop shows, for those who do not see it. A drawing of lines shows nothing that must be told. */
  readonly shows?: string;
  /** The title is a line under a drawing that is itself the largest word. */
  readonly quiet?: boolean;
}

/** The width and the height of every card, in pixels: what the networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where it lies in the package's `src/cards`. */
export const fileOf = ({ page, language }: Pick<Card, 'page' | 'language'>): string =>
  `${page.replace(/^\//, '').replaceAll('/', '-') || 'home'}-${language}.jpg`;
