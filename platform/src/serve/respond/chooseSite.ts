import type { LogEntry } from '../../store/logEntry.ts';
import { type Preview, previewIdPattern, readPreview } from '../../store/preview.ts';
import type { ReadKey } from '../../store/storeReader.ts';
import { seesCanary } from './seesCanary.ts';

/** The cookies of this site. None is set while there is neither a canary nor somebody who opens a preview. */
export const previewCookie = 'porohy-preview';
export const visitorCookie = 'porohy-visitor';

/** Which composed site answers a visitor, and why. */
export interface Choice {
  readonly site: string;
  readonly preview?: Preview | undefined;
  /** False while a canary or a preview makes the answer depend on the visitor. */
  readonly shared: boolean;
  /** A cookie that the answer sets. */
  readonly cookie?: string | undefined;
}

const visitorPattern = /^[0-9a-f]{32}$/;

/** The preview that the visitor has opened, the canary if they are among its share, or what is live. */
export async function chooseSite(read: ReadKey, live: LogEntry, cookieHeader: string | undefined): Promise<Choice> {
  const cookies = readCookies(cookieHeader);
  const wanted = cookies[previewCookie];
  if (wanted) {
    const preview = await readPreview(read, wanted);
    if (preview) return { site: preview.site, preview, shared: false };
  }
  const { canary } = live;
  if (!canary) return { site: live.site, shared: true };
  const known = cookies[visitorCookie];
  const visitor = known && visitorPattern.test(known) ? known : newVisitor();
  const cookie =
    visitor === known ? undefined : `${visitorCookie}=${visitor}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`;
  return { site: (await seesCanary(visitor, canary)) ? canary.site : live.site, shared: false, cookie };
}

/** `/preview/<id>` opens a preview, `/preview/end` leaves it: the cookie that the answer sets. Undefined for any other address. */
export function previewCookieFor(target: string): string | undefined {
  const [, id] = /^\/preview\/([^/?]+)\/?(?:\?.*)?$/.exec(target) ?? [];
  if (id === 'end') return `${previewCookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;
  if (id && previewIdPattern.test(id)) return `${previewCookie}=${id}; Path=/; SameSite=Lax; HttpOnly`;
  return undefined;
}

const newVisitor = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (header ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}
