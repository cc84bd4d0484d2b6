import { type Preview, readPreview } from '../../store/preview.ts';
import { hexOf } from '../../store/protocol/hex.ts';
import type { Canary, LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { cookieIn } from './cookieIn.ts';
import { forgetPreview, previewIn } from './preview.ts';
import { setCookie } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** The cookie by which a canary knows a visitor again. None is set while there is no canary. */
export const visitorCookie = 'porohy-visitor';

/** Days for which a canary knows a visitor again. */
const visitorDays = 30;

/** The composed site that answers a visitor, and the reason. */
export interface Choice {
  readonly site: string;
  /** The entry that is live for everybody while the visitor sees this. */
  readonly live: LogEntry;
  readonly preview?: Preview | undefined;
  /** Releases whose files are answered besides those of what is live. */
  readonly besides?: readonly { readonly name: string; readonly version: string }[];
  /** False while a canary or a preview makes the response depend on the visitor. */
  readonly shared: boolean;
  /** A cookie that the response sets. */
  readonly cookie?: string | undefined;
  /** The visitor as a canary's draw knows them, in hex; absent while there is no canary. */
  readonly visitor?: string;
  /** True if the canary's site was chosen. */
  readonly seesCanary?: boolean;
}

const visitorPattern = /^[0-9a-f]{32}$/;

/**
 * The preview that the visitor has opened, the canary if they are among its share, or what is live. A cookie of a preview that has ended is taken
 * back; where the canary wants to set one first, by a later response.
 */
export async function chooseSite(read: ReadKey, live: LogEntry, request: SiteRequest): Promise<Choice> {
  const cookies = request.header('cookie') ?? '';
  const wanted = previewIn(cookies);
  const preview = wanted ? await readPreview(read, wanted) : undefined;
  if (preview) return { site: preview.site, live, preview, besides: [preview], shared: false };
  const forgets = wanted === undefined ? undefined : forgetPreview(request);
  const { canary } = live;
  if (!canary) return { site: live.site, live, shared: forgets === undefined, cookie: forgets };
  const known = cookieIn(cookies, visitorCookie);
  const visitor = known && visitorPattern.test(known) ? known : newVisitor();
  const cookie = visitor === known ? forgets : setCookie(request, visitorCookie, visitor, visitorDays * 86_400);
  const draw = await drawOf(visitor, canary);
  const site = shownSite(live, undefined, draw);
  return { site, live, shared: false, cookie, visitor, seesCanary: isAmong(draw, canary) };
}

/**
 * Chooses the site: that of the preview that was opened, the canary's for its share, or what is live.
 * @param draw the place of the visitor in the canary's draw, from 0 to below 1
 */
export function shownSite(
  { site, canary }: Pick<LogEntry, 'site' | 'canary'>,
  preview: Pick<Preview, 'site'> | undefined,
  draw: number,
): string {
  if (preview) return preview.site;
  return canary && isAmong(draw, canary) ? canary.site : site;
}

/**
 * Tells whether a visitor is among a canary's share. The same visitor always is or is not, and whoever was at 10 % is at 20 %, too. Another
 * release draws other visitors.
 */
export const seesCanary = async (visitor: string, canary: Drawn & Pick<Canary, 'percent'>): Promise<boolean> =>
  isAmong(await drawOf(visitor, canary), canary);

/** The fields of a canary that its draw depends on. */
type Drawn = Pick<Canary, 'name' | 'version'>;

const isAmong = (draw: number, { percent }: Pick<Canary, 'percent'>): boolean => draw < percent / 100;

/** Draws a visitor for a canary: a number from 0 to below 1. */
async function drawOf(visitor: string, { name, version }: Drawn): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor}\0${name}\0${version}`));
  return new DataView(digest).getUint32(0) / 2 ** 32;
}

const newVisitor = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
