import { knownSiteKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readRecipe, recipeText } from '../../store/protocol/recipe.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import { unreadable } from '../../store/protocol/unreadable.ts';
import type { Inspection } from './Inspection.ts';

/** Which sites an input hash may name: those whose listings say it, and those that the log names beside it. */
export function sitesByRecipe(
  listings: ReadonlyMap<string, SiteListing>,
  entries: readonly LogEntry[],
): Map<string, Set<string>> {
  const sites = new Map<string, Set<string>>();
  const add = (recipe: string, site: string) => sites.set(recipe, (sites.get(recipe) ?? new Set()).add(site));
  for (const { id, recipe } of listings.values()) add(recipe, id);
  for (const { recipe, site } of entries) add(recipe, site);
  return sites;
}

/** Holds every file of `recipes/` against the listings and the log. @param named sites that the log or a preview names */
export async function inspectRecipes(
  inspection: Inspection,
  expected: ReadonlyMap<string, ReadonlySet<string>>,
  named: ReadonlySet<string>,
): Promise<void> {
  const there = inspection.named(/^recipes\/([0-9a-f]{64})\.json$/);
  await Promise.all(
    [...new Set([...there, ...expected.keys()])].map((recipe) => {
      const key = knownSiteKey(recipe);
      const sites = expected.get(recipe);
      return inspection.read(key, async (bytes) => {
        const site = await readRecipe(async () => bytes, recipe).catch(unreadable);
        // The listing is written before it: a writer was stopped between the two.
        if (!bytes && ![...(sites ?? [])].some((each) => named.has(each)))
          inspection.notDone(key, 'is not there', 'The next compose of the same writes it.', true);
        else if (!bytes) inspection.mendable(key, 'is missing');
        else if (site === undefined || bytes.toString() !== recipeText(site)) inspection.mendable(key, 'names no site');
        else if (sites && !sites.has(site)) inspection.mendable(key, `names the site ${site}, which says otherwise`);
      });
    }),
  );
}
