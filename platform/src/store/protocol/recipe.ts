import { parseStored, storedFormat, storedSchema } from 'shared/contract';
import * as v from 'valibot';
import { knownSiteKey } from './keys.ts';
import { type ReadKey, readJson } from './readKey.ts';

const recipeSchema = storedSchema({ site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });

/** What lies under an input hash: which site was composed of it. */
export const recipeText = (site: string): string => JSON.stringify({ format: storedFormat, site });

/** The site that was composed of some inputs; undefined if none was. @throws InvalidInputError if what says so is none of ours */
export async function readRecipe(read: ReadKey, inputHash: string): Promise<string | undefined> {
  const key = knownSiteKey(inputHash);
  const said = await readJson(read, key);
  return said === undefined ? undefined : parseStored(recipeSchema, said, key).site;
}
