import { isDeepStrictEqual } from 'node:util';
import { type PreparedSite, prepareSite } from '../compose/composeSite.ts';
import { describedIn } from '../compose/described.ts';
import { knownPages } from '../compose/keptPages.ts';
import { addressesIn } from '../compose/ownAddresses.ts';
import { datedAfter } from '../compose/pageDates.ts';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { readingOnce } from '../store/readingOnce.ts';
import type { ReleaseId } from '../store/releaseId.ts';
import type { ChangeOptions } from './ChangeOptions.ts';
import { passGate, tellFinding } from './gate/passGate.ts';
import { readPreviews } from './listPreviews.ts';
import type { Permits } from './refuseChange.ts';

/** Options of composing a site and passing it through the gate. */
export interface PassOptions extends ChangeOptions {
  readonly live: LogEntry | undefined;
  readonly permits?: Permits | undefined;
  /** Earlier sites with these releases: their pages can be reused. */
  readonly former?: readonly string[] | undefined;
}

/**
 * Composes a site in memory, and passes its new releases through the gate.
 * @param unproven releases that must pass it
 * @throws the fault that forbids it
 */
export async function passSite(
  { store: given, live, permits, former = [], budgets, onProgress, onWarning, pageTimeLimit, pages }: PassOptions,
  composition: Composition,
  unproven: readonly ReleaseId[],
): Promise<PreparedSite> {
  const store = readingOnce(given);
  const previews = (await readPreviews(store)).map(({ site }) => site);
  const before = {
    known: await knownPages(store, live, [...former, ...previews]),
    described: await describedIn(store, live),
  };
  const dating = datedAfter(store, live, Date.now());
  // Checks an owner's new addresses against all pages. Old ones must not block a release or a rollback.
  const isWritten = !isDeepStrictEqual(addressesIn(live?.composition.site ?? {}), addressesIn(composition.site));
  const onLeftOut = isWritten ? undefined : (fault: string) => onWarning?.(`${fault} It is left out.`);
  const prepared = await prepareSite(store, composition, {
    onProgress,
    pageTimeLimit,
    pages,
    ...before,
    dating,
    onLeftOut,
  });
  if (unproven.length > 0) {
    const { warnings } = await passGate(store, unproven, {
      ...before,
      proposal: { live, composition, loaded: prepared.loaded },
      budgets,
      pageTimeLimit,
      rendered: pages,
      force: permits?.rollbacks,
    });
    for (const warning of warnings) onWarning?.(tellFinding(warning));
  }
  return prepared;
}
