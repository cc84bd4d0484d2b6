import { defaultLanguage, type Language } from './Language.ts';

/** Chooses the language of the first supported code: `uk*` and `ua` mean Ukrainian, `en*` English. Default: Ukrainian (SPEC §4). */
export function chooseLanguage(detected: string | readonly string[] | undefined): Language {
  for (const code of typeof detected === 'string' ? [detected] : (detected ?? [])) {
    const tag = code.toLowerCase();
    if (/^(uk|ua)\b/.test(tag)) return 'ua';
    if (/^en\b/.test(tag)) return 'en';
  }
  return defaultLanguage;
}
