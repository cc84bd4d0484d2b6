import type { Language } from '../contract/Language.ts';
import type { Site } from './Site.ts';

/** Returns the site values as message placeholders of one language: `{brand}`, `{phone}`, … Omits the sample switches. */
export function getMessageVariables(site: Site, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(site).flatMap(([key, value]): [string, string][] => {
      if (typeof value === 'string') return [[key, value]];
      return language in value ? [[key, value[language]]] : [];
    }),
  );
}
