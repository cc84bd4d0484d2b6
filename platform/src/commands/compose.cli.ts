import { fileURLToPath } from 'node:url';
import { InvalidInputError } from 'shared/contract';
import { compose } from '../compose/compose.ts';
import { siteOverrides } from '../compose/siteOverrides.ts';
import { projectNewest } from '../store/projectNewest.ts';
import { chosenStore } from './chosenStore.ts';

/** `pnpm compose [portfolio@1.0.0-3f9c2a1b07 …]`: the live composition with the named releases, and with the values of site.json. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const store = await chosenStore('writing');
  const named = Object.fromEntries(process.argv.slice(2).map(readName));
  const site = await siteOverrides(root, process.env);
  const { entry, changed } = await compose({
    store,
    change: (live) => ({ releases: { ...live?.releases, ...named }, site }),
    why: process.env.WHY ?? 'pnpm compose',
  });
  const stale = await projectNewest(store);
  if (stale) console.warn(stale);
  console.log(
    changed
      ? `Entry ${entry.number} is live: site ${entry.site}.`
      : `Nothing has changed; entry ${entry.number} stays live.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readName(word: string): [string, string] {
  const [name, version] = word.split('@');
  if (!name || !version)
    throw new InvalidInputError({
      fact: `"${word}" names no release.`,
      nextStep: 'Write it as name@version: portfolio@1.0.0-3f9c2a1b07.',
    });
  return [name, version];
}
