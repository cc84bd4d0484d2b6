import { toHex } from '../../store/protocol/integrity.ts';
import type { Canary, LogEntry } from '../../store/protocol/logEntry.ts';
import { type Preview, readPreview } from '../../store/protocol/preview.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { createExpiredPreviewCookie, readPreviewCookie } from './previewSession.ts';
import { setCookie } from './response.ts';
import { readCookie, type SiteRequest } from './SiteRequest.ts';

/** Cookie with a random visitor ID, by which a visitor stays in one arm of a canary. Set only while a canary runs. */
export const visitorCookie = 'porohy-visitor';

const visitorDays = 30;

/** Site that a visitor gets, and the facts by which it was chosen. */
export interface ChosenSite {
  readonly site: string;
  readonly live: LogEntry;
  readonly preview?: Preview | undefined;
  /** Release that the visitor previews. Its files are served to this visitor in addition to those of live releases. */
  readonly besides?: readonly { readonly name: string; readonly version: string }[];
  /** True if all visitors get the same response at this address. False during a canary and in a preview. */
  readonly isPublic: boolean;
  readonly cookie?: string | undefined;
  /** Random visitor ID, in hex; undefined if no canary runs. */
  readonly visitor?: string;
  readonly isInCanary?: boolean;
}

const visitorPattern = /^[0-9a-f]{32}$/;

/**
 * Chooses a visitor's site: a preview that is open, the canary's site for its share of visitors, or else the live site. Deletes the cookie
 * of a closed preview, if this response does not set the canary's cookie; otherwise a later response deletes it.
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

/** Fields of a canary on which its choice of visitors depends. */
type Drawn = Pick<Canary, 'name' | 'version'>;

const isAmong = (draw: number, { percent }: Pick<Canary, 'percent'>): boolean => draw < percent / 100;

/** Computes a number from 0 to below 1 for a visitor and a canary. It is always the same, so the visitor stays in one arm. */
async function drawOf(visitor: string, { name, version }: Drawn): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor}\0${name}\0${version}`));
  return new DataView(digest).getUint32(0) / 2 ** 32;
}

const createVisitor = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
