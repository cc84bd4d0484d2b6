import { type APIRequestContext, request } from '@playwright/test';
import { contractVersion, NotFoundError, parseSnapshot, type Snapshot } from 'shared/contract';
import type { SiteAddress } from './readSiteAddress.ts';

/** A site as one visitor sees it, with its composition. */
export interface SeenSite extends SiteAddress {
  /** Package whose journeys are run; without it all are. */
  readonly package?: string;
  readonly snapshot: Snapshot;
  /** The number of the entry of the log that is live, where the host shows the log. */
  readonly entry?: number;
  /** The cookies of the visitor: whoever has them is shown the same preview, or the same arm of a canary. */
  readonly visitor: Awaited<ReturnType<APIRequestContext['storageState']>>;
}

/**
 * Looks up the composition that a site shows.
 * @param before the visitor of an earlier look, who looks again
 * @throws NotFoundError where nobody answers, or no such preview or site of this contract
 */
export async function lookAtSite(address: SiteAddress, before?: SeenSite['visitor']): Promise<SeenSite> {
  const { origin, preview } = address;
  const fails = (why: string, nextStep = 'Look whether it is up, and named rightly.') =>
    new NotFoundError({ fact: `${origin} ${why}.`, nextStep });
  const context = await request.newContext({ baseURL: origin, ...(before && { storageState: before }) });
  const ask = (path: string) =>
    context.get(path, { maxRedirects: 0, timeout: 20_000 }).catch((cause: Error) => {
      throw fails(`cannot be reached: ${cause.message.split('\n')[0]?.replace(/^.*?: /, '')}`);
    });
  try {
    if (preview && !before && (await ask(preview)).status() !== 302)
      throw fails(`has no preview at ${preview}`, 'Make one: npm run release -- preview <package>@<version>.');
    const answer = await ask('/snapshot.json');
    const { location = '' } = answer.headers();
    const said = await answer.json().catch(() => {
      throw fails(`is no site of this kind: it answers ${answer.status()} ${location} at /snapshot.json`);
    });
    if (said.contract !== contractVersion)
      throw fails(`was composed under contract ${said.contract}, not ${contractVersion}`);
    const snapshot = parseSnapshot(said, `${origin}/snapshot.json`);
    const newest = await ask('/proof/newest.json');
    const { number } = newest.ok() ? await newest.json() : {};
    return { ...address, snapshot, visitor: await context.storageState(), entry: number };
  } finally {
    await context.dispose();
  }
}
