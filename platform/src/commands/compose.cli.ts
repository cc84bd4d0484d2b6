import { InvalidInputError } from 'shared/contract';
import { siteOverrides, takeValues } from '../compose/siteOverrides.ts';
import { withReleases } from '../release/live/live.ts';
import { makeLive } from '../release/makeLive.ts';
import { newestOf } from '../store/newestOf.ts';
import { parseReleaseId } from '../store/releaseId.ts';
import { chosenStore, ownSigningKey, trusting } from './line/chosenStore.ts';
import { originOf } from './line/origin.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';
import { readBudgets, told } from './release/Verb.ts';
import { tellUnsupplied } from './tellUnsupplied.ts';

const help = `compose [<package>@<version> …] [--unset phone] [--why "…"] [--who name] [--drops /path] [--dry-run]

The live composition with the named releases, and with the values of site.json and of the environment (SITE_PHONE).
A value that was set elsewhere stays; --unset takes it back. Ends with what of the site is still a sample or missing, for the owner.`;

/** `npm run compose`: the live composition with the named releases, and with the values of site.json. */
await runCommand(
  help,
  {
    why: { type: 'string' },
    who: { type: 'string' },
    drops: { type: 'string', multiple: true },
    unset: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean' },
  },
  async ({ values, positionals }) => {
    const store = await trusting(await chosenStore(values['dry-run'] ? 'reading' : 'changing'));
    const named = positionals.map(parseReleaseId);
    const own = await siteOverrides(root, process.env);
    const unset = new Set(values.unset);
    const live = await newestOf(store);
    const unknown = [...unset].filter((key) => !(key in (live?.composition.site ?? {})));
    if (unknown.length > 0)
      throw new InvalidInputError({
        fact: `No value ${unknown.join(', ')} is set.`,
        nextStep: `Set are: ${Object.keys(live?.composition.site ?? {}).join(', ') || 'none'}.`,
      });
    const elsewhere = Object.keys(live?.composition.site ?? {}).filter((key) => !(key in own) && !unset.has(key));
    if (elsewhere.length > 0) console.log(`Set elsewhere, and kept (--unset takes it back): ${elsewhere.join(', ')}.`);
    const made = await makeLive({
      store,
      change: (now) => {
        const { releases, site } = withReleases(now, named);
        const kept = Object.entries(site).filter(([key]) => !unset.has(key));
        // Values that are kept may be older than their readers, or were written elsewhere.
        return { releases, site: takeValues({ ...Object.fromEntries(kept), ...own }, 'the live composition') };
      },
      anew: true,
      signingKey: await ownSigningKey(),
      permits: { drops: values.drops },
      budgets: await readBudgets(),
      onWarning: console.warn,
      why: values.why ?? process.env.WHY ?? 'npm run compose',
      origin: originOf(values.who),
      dryRun: values['dry-run'],
    });
    const { text } = await told({ store, dryRun: values['dry-run'] }, made);
    console.log(text);
    console.log(tellUnsupplied(made.entry.composition.site));
  },
);
