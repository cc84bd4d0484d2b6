import * as v from 'valibot';
import { parseJson } from './readKey.ts';

const recipeSchema = v.strictObject({ site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });

/** What lies under an input hash: which site was composed of it. */
export const recipeText = (site: string): string => JSON.stringify({ site });

/** The site that such a file names; undefined where nothing lies that this project has written: it only saves work. */
export function parseRecipe(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  try {
    const parsed = v.safeParse(recipeSchema, parseJson(bytes, 'recipes/'), { abortEarly: true });
    return parsed.success ? parsed.output.site : undefined;
  } catch {
    return undefined;
  }
}
