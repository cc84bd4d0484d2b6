import { type Translate, useMessages } from 'shared/language';
import type { ArticleSection } from './article/Article.ts';
import type ua from './locales/ua.json';

/** The messages with typed blocks. From JSON, TypeScript infers the type of a block only as `string`. */
export type CybersecurityMessages = Omit<typeof ua, 'sections'> & { readonly sections: readonly ArticleSection[] };

export const useCybersecurityMessages = (): Translate<CybersecurityMessages> =>
  useMessages<CybersecurityMessages>('cybersecurity');
