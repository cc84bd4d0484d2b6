import { toHex } from '../../store/protocol/encoding.ts';
import type { Canary, LogEntry } from '../../store/protocol/logEntry.ts';
import { type Preview, readPreview } from '../../store/protocol/preview.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { createExpiredPreviewCookie, readPreviewCookie } from './previewSession.ts';
import { readCookie } from './readCookie.ts';
import { setCookie } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Cookie that identifies a visitor for canaries. Responses set it only during a canary. */
export const visitorCookie = 'porohy-visitor';

const visitorDays = 30;

/** Site that a visitor gets, and the reason. */
export interface ChosenSite {
  readonly site: string;
  readonly live: LogEntry;
  readonly preview?: Preview | undefined;
  /** Release of the visitor's preview, which is served in addition to the live ones. */
  readonly besides?: readonly { readonly name: string; readonly version: string }[];
  /** False if other visitors may get another response at this address, because of a canary or a preview. */
  readonly isPublic: boolean;
  readonly cookie?: string | undefined;
  /** Random visitor ID for canaries, in hex; absent without a canary. */
  readonly visitor?: string;
  readonly isInCanary?: boolean;
}

const visitorPattern = /^[0-9a-f]{32}$/;

/**
 * Chooses the site of a visitor: an open preview, the canary's site for its share of visitors, or the live site. Deletes the cookie of a
 * closed preview, unless this response must set the canary's cookie: then a later response deletes it.
 */
export async function chooseSite(read: ReadKey, live: LogEntry, request: SiteRequest): Promise<ChosenSite> {
  const cookies = request.header('cookie') ?? '';
  const previewId = readPreviewCookie(cookies);
  const preview = previewId ? await readPreview(read, previewId) : undefined;
  if (preview) return { site: preview.site, live, preview, besides: [preview], isPublic: false };
  const forgets = previewId === undefined ? undefined : createExpiredPreviewCookie(request);
  const { canary } = live;
  if (!canary) return { site: live.site, live, isPublic: forgets === undefined, cookie: forgets };
  const visitorId = readCookie(cookies, visitorCookie);
  const visitor = visitorId && visitorPattern.test(visitorId) ? visitorId : createVisitor();
  const cookie = visitor === visitorId ? forgets : setCookie(request, visitorCookie, visitor, visitorDays * 86_400);
  const draw = await drawOf(visitor, canary);
  const site = selectSite(live, undefined, draw);
  return { site, live, isPublic: false, cookie, visitor, isInCanary: isAmong(draw, canary) };
}

/**
 * Chooses between preview, canary and live site.
 * @param draw number drawn for the visitor, from 0 to below 1
 */
export function selectSite(
  { site, canary }: Pick<LogEntry, 'site' | 'canary'>,
  preview: Pick<Preview, 'site'> | undefined,
  draw: number,
): string {
  if (preview) return preview.site;
  return canary && isAmong(draw, canary) ? canary.site : site;
}

/**
 * Tells whether a visitor belongs to a canary's share. The result is always the same, and a larger share contains all visitors of a smaller
 * one. A canary of another release has other visitors.
 */
export const isInCanary = async (visitor: string, canary: Drawn & Pick<Canary, 'percent'>): Promise<boolean> =>
  isAmong(await drawOf(visitor, canary), canary);

/** Fields of a canary that determine its visitors. */
type Drawn = Pick<Canary, 'name' | 'version'>;

const isAmong = (draw: number, { percent }: Pick<Canary, 'percent'>): boolean => draw < percent / 100;

/** Computes a number for a visitor and a canary, from 0 to below 1, which is always the same. */
async function drawOf(visitor: string, { name, version }: Drawn): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor}\0${name}\0${version}`));
  return new DataView(digest).getUint32(0) / 2 ** 32;
}

const createVisitor = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
