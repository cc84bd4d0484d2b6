import { type APIRequestContext, request } from '@playwright/test';
import { contractVersion, NotFoundError, parseSnapshot, type Snapshot } from 'shared/contract';
import type { SiteAddress } from './readSiteAddress.ts';

/** Site as one visitor sees it, with its composition. */
export interface ShownSite extends SiteAddress {
  /** Package whose suites run; undefined for all suites. */
  readonly package?: string;
  readonly snapshot: Snapshot;
  /** Number of the live log entry; absent if the host does not serve the log. */
  readonly entry?: number;
  /** Cookies of the visitor, which select the preview or the arm of a canary. */
  readonly visitor: Awaited<ReturnType<APIRequestContext['storageState']>>;
}

/**
 * Reads the composition that a site shows to a visitor.
 * @param before cookies from an earlier call, with which the site recognises the same visitor
 * @throws NotFoundError if the site does not answer, has no such preview, or has another contract version
 */
export async function readShownSite(address: SiteAddress, before?: ShownSite['visitor']): Promise<ShownSite> {
  const { origin, preview } = address;
  const fails = (why: string, nextStep = 'Check that the site is up and that its address is correct.') =>
    new NotFoundError({ fact: `${origin} ${why}.`, nextStep });
  const context = await request.newContext({ baseURL: origin, ...(before && { storageState: before }) });
  const ask = (path: string) =>
    context.get(path, { maxRedirects: 0, timeout: 20_000 }).catch((cause: Error) => {
      throw fails(`cannot be reached: ${cause.message.split('\n')[0]?.replace(/^.*?: /, '')}`);
    });
  try {
    if (preview && !before && (await ask(preview)).status() !== 302)
      throw fails(`has no preview at ${preview}`, 'Make a preview: npm run release -- preview <package>@<version>.');
    const answer = await ask('/snapshot.json');
    const { location = '' } = answer.headers();
    const snapshotJson = await answer.json().catch(() => {
      throw fails(
        `is not a site of this project: it responds with status ${answer.status()} ${location} at /snapshot.json`,
      );
    });
    if (snapshotJson.contract !== contractVersion)
      throw fails(`has contract ${snapshotJson.contract}, but this workspace has contract ${contractVersion}`);
    const snapshot = parseSnapshot(snapshotJson, `${origin}/snapshot.json`);
    const newest = await ask('/proof/newest.json');
    const { number } = newest.ok() ? await newest.json() : {};
    return { ...address, snapshot, visitor: await context.storageState(), entry: number };
  } finally {
    await context.dispose();
  }
}
