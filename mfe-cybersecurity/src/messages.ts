import { type Translate, useMessages } from 'shared/language';
import type { ArticleSection } from './article/Article.ts';
import type ua from './locales/ua.json';

/** The words as the file has them, but with the blocks told apart: in JSON a block's type is only a text. */
export type CybersecurityMessages = Omit<typeof ua, 'sections'> & { readonly sections: readonly ArticleSection[] };

export const useCybersecurityMessages = (): Translate<CybersecurityMessages> =>
  useMessages<CybersecurityMessages>('cybersecurity');
