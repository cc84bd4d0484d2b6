import { InvalidInputError } from 'shared/contract';
import { describeKeptValues, overrideSiteValues, readSiteOverrides } from '../compose/values/readSiteOverrides.ts';
import { makeLive } from '../release/change/makeLive.ts';
import { replaceReleases } from '../release/live/liveReleases.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import { parseReleaseId } from '../store/protocol/storedRelease.ts';
import { formatUnsupplied } from './formatUnsupplied.ts';
import { openChosenStore, readOwnSigningKey, requireSignatures } from './line/chosenStore.ts';
import { readChangeOrigin } from './line/readChangeOrigin.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';
import { readBudgets, reportChange } from './release/Verb.ts';

const help = `compose [<package>@<version> …] [--unset phone] [--why "…"] [--who name] [--drops /path] [--dry-run]

Composes the site again from its live releases, or the named ones, and the values of site.json and of the environment (SITE_PHONE), and makes it live.
It keeps values that were set from elsewhere; --unset removes one. At the end it lists the values that the owner has still to supply.`;

/** `npm run compose`: makes the named releases and the values of site.json live. */
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
    const store = await requireSignatures(await openChosenStore(values['dry-run'] ? 'reading' : 'changing'));
    const namedReleases = positionals.map(parseReleaseId);
    const overrides = await readSiteOverrides(root, process.env);
    const unset = new Set(values.unset);
    const liveValues = (await readNewestEntry(store))?.composition.site ?? {};
    const unknown = [...unset].filter((key) => !Object.hasOwn(liveValues, key));
    if (unknown.length > 0)
      throw new InvalidInputError({
        fact: `No value ${unknown.join(', ')} is set.`,
        nextStep: `Values that are set: ${Object.keys(liveValues).join(', ') || 'none'}.`,
      });
    const kept = describeKeptValues(liveValues, overrides, unset);
    if (kept) console.log(kept);
    const made = await makeLive({
      store,
      change: (now) => {
        const { releases, site } = replaceReleases(now, namedReleases);
        return { releases, site: overrideSiteValues(site, overrides, unset) };
      },
      anew: true,
      signingKey: await readOwnSigningKey(),
      permits: { drops: values.drops },
      budgets: await readBudgets(),
      onWarning: console.warn,
      why: values.why ?? process.env.WHY ?? 'npm run compose',
      origin: readChangeOrigin(values.who),
      dryRun: values['dry-run'],
    });
    const { text } = await reportChange({ store, dryRun: values['dry-run'] }, made);
    console.log(text);
    console.log(formatUnsupplied(made.entry.composition.site));
  },
);
