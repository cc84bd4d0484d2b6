import { ExplainedError, IntegrityError, NotFoundError } from 'shared/contract';
import type { AskSite, SiteAnswer } from '../../proof/askSite.ts';
import { readManifest, readNewest } from '../../proof/readProof.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { messageOf } from '../../store/messageOf.ts';
import { unpack } from '../../store/packing.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { Manifest } from '../../store/protocol/manifest.ts';
import type { DeployedAnswer, DeployedSite } from './DeployedSite.ts';
import { readDeployedSnapshot, snapshotPath, unreachable } from './readDeployedSnapshot.ts';
import type { RestOption } from './restAddress.ts';

interface PreviewSiteOptions {
  readonly origin: string;
  readonly preview: string;
  readonly option: RestOption;
  readonly ask: AskSite;
  /** Is told what happens to the site, a sentence each. */
  readonly tell: (sentence: string) => void;
}

/**
 * A preview, opened by its link: the cookie stays here, and no browser is given it. No manifest names what a preview answers; its files are held against what
 * pages and snapshot pin, and those of releases that are live against the manifest of the newest entry. Documents are believed as far as the line is.
 * @throws NotFoundError or InvalidInputError in a sentence where nothing can be taken of it
 */
export async function previewSite({ origin, preview, option, ask, tell }: PreviewSiteOptions): Promise<DeployedSite> {
  const cookie = await opened(origin, preview, ask);
  const pins = new Map<string, string>();
  const kept = new Map<string, DeployedAnswer>();
  const { entry, manifest } = await readLive(ask, origin);
  let isAway = false;
  let isOver = false;

  async function asked(address: string): Promise<DeployedAnswer> {
    const seen = await ask(address, { 'accept-encoding': 'br', cookie });
    if (isAway) tell(`${origin} answers again.`);
    isAway = false;
    // Who had opened it is told by the cookie that is taken back: what comes is of the live site.
    isOver ||= /porohy-preview=;/.test(seen.headers['set-cookie'] ?? '');
    if (isOver) throw over(origin, preview);
    if (seen.status >= 500)
      throw new NotFoundError({
        fact: `${origin} answers ${seen.status} for ${address}.`,
        nextStep: 'Try again when it is up.',
      });
    const body = seen.headers['content-encoding'] === 'br' ? await unpack(seen.body) : seen.body;
    hold(address, seen, body);
    return { status: seen.status, headers: headersOf(seen), body };
  }

  function hold(address: string, { status }: SiteAnswer, body: Buffer): void {
    if (status !== 200) return;
    if (!address.startsWith('/r/')) {
      learn(body.toString());
      return;
    }
    const own = pins.get(address);
    const allowed = own === undefined ? (manifest?.addresses[address] ?? []).flatMap((each) => each.body ?? []) : [own];
    if (allowed.length > 0 && !allowed.includes(integrityOf(body)))
      throw new IntegrityError({
        fact: `${address} of ${origin} has other bytes than are pinned: it was altered there or on its way, and is not shown.`,
        nextStep: 'Ask who keeps the site running.',
      });
  }

  function learn(text: string): void {
    for (const [, url = '', integrity = ''] of text.matchAll(/"url":"(\/r\/[^"]+)","integrity":"(sha384-[^"]+)"/g))
      pins.set(url, integrity);
  }

  async function answer(target: string): Promise<DeployedAnswer> {
    const [address = '/'] = target.split('?', 1);
    const known = kept.get(address);
    // A preview never changes: it is a site that was composed once.
    if (known) return known;
    try {
      const found = await asked(address);
      if (found.status === 200 || !address.startsWith('/r/')) kept.set(address, found);
      return found;
    } catch (error) {
      if (error instanceof ExplainedError) throw error;
      if (!isAway)
        tell(`${origin} does not answer (${messageOf(error)}). What was fetched stays; the rest comes when it does.`);
      isAway = true;
      throw unreachable(origin, error);
    }
  }

  const snapshot = async () => readDeployedSnapshot(origin, option, await answer(snapshotPath));
  await snapshot();
  return { origin, preview, live: () => entry, releases: () => manifest?.releases ?? [], answer, snapshot };
}

/** Opens the preview as a browser does. @returns the cookie by which the site knows it again */
async function opened(origin: string, preview: string, ask: AskSite): Promise<string> {
  const { status, headers } = await ask(`/preview/${preview}`, {}).catch((cause: unknown) => {
    throw unreachable(origin, cause);
  });
  const [cookie = ''] = (headers['set-cookie'] ?? '').split(';', 1);
  if (status === 302 && cookie.endsWith(`=${preview}`)) return cookie;
  if (status === 410) throw over(origin, preview);
  throw new NotFoundError({
    fact: `There is no preview ${preview} at ${origin}: it answers ${status}.`,
    nextStep: '"npm run release -- preview <remote>@<version>" makes one, and prints its link.',
  });
}

const over = (origin: string, preview: string): NotFoundError =>
  new NotFoundError({
    fact: `The preview ${preview} at ${origin} is over: its days have passed, or it was revoked.`,
    nextStep: '"npm run release -- preview <remote>@<version>" makes another.',
  });

/** What is live there, and with what it is answered, where the host says so. */
async function readLive(
  ask: AskSite,
  origin: string,
): Promise<{ readonly entry?: LogEntry | undefined; readonly manifest?: Manifest | undefined }> {
  const entry = await readNewest(ask, origin).then(
    (newest) => newest.entry,
    () => undefined,
  );
  return { entry, manifest: entry && (await readManifest(ask, origin, entry).catch(() => undefined)) };
}

/** What carries an answer is of each line its own; nothing is kept by the browser, as of every preview. */
const headersOf = ({ headers }: SiteAnswer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !/^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|set-cookie|date|etag|vary|accept-ranges|server|server-timing|strict-transport-security)$/.test(
          name,
        ),
    ),
  );
