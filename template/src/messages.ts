import { type Translate, useMessages } from 'shared/language';
import type oldQuayWords from './locales/old-quay.ua.json';

/** All that the remote's pages say; each page brings its own part (`locales/words.ts`). */
export type TemplateMessages = typeof oldQuayWords;

export const useTemplateMessages = (): Translate<TemplateMessages> => useMessages<TemplateMessages>('template');
