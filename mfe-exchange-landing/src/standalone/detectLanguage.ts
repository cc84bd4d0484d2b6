import type { Language } from 'shared/contract';

/** What a first visit can be told by: the stored choice, then the browser (SPEC §4). */
export interface LanguageFacts {
  readonly stored: string | null;
  readonly browser: readonly string[];
}

/** The language of a first visit: the first of the known codes, Ukrainian where there is none. */
export function detectLanguage({ stored, browser }: LanguageFacts): Language {
  for (const code of [stored ?? '', ...browser]) {
    if (/^(uk|ua)\b/i.test(code)) return 'ua';
    if (/^en\b/i.test(code)) return 'en';
  }
  return 'ua';
}
