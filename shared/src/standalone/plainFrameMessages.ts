import type { FrameMessages } from 'shared/language';
import type { Language } from '../contract/Language.ts';

/** Messages of a frame without a shell, for standalone remotes and tests. */
export const plainFrameMessages: Readonly<Record<Language, FrameMessages>> = {
  ua: { breadcrumbs: { label: 'Ви тут', home: 'Головна' } },
  en: { breadcrumbs: { label: 'You are here', home: 'Home' } },
};
