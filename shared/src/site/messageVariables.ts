import type { Language } from '../contract/Language.ts';
import type { Site } from './Site.ts';

/** The business's values as messages name them, in one language: `{brand}`, `{phone}`, … */
export function messageVariables(site: Site, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(site as unknown as Record<string, string | Record<Language, string>>).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value[language],
    ]),
  );
}
