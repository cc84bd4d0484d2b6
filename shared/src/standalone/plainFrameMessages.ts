import type { FrameMessages } from 'shared/language';
import type { Language } from '../contract/Language.ts';

/** The frame's words where no shell lends them: a remote standing alone, and tests. */
export const plainFrameMessages: Readonly<Record<Language, FrameMessages>> = {
  ua: { breadcrumbs: { label: 'Ви тут', home: 'Головна' } },
  en: { breadcrumbs: { label: 'You are here', home: 'Home' } },
};
