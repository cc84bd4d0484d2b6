import { escapeUTF8 as escapeHtml } from 'entities';
import { type Preview, previewIdPattern } from '../../store/preview.ts';
import { type Representation, type SiteRequest, setCookie } from './response.ts';

/** The cookie of somebody who has opened a preview: its id. */
export const previewCookie = 'porohy-preview';

/** `/preview/<id>` opens a preview, `/preview/end` leaves it: the cookie that the response sets. Undefined for any other address. */
export function previewCookieFor(request: SiteRequest): string | undefined {
  const [, id] = /^\/preview\/([^/?]+)\/?(?:\?.*)?$/.exec(request.target) ?? [];
  if (id === 'end') return setCookie(request, previewCookie, '', 0);
  if (id && previewIdPattern.test(id)) return setCookie(request, previewCookie, id);
  return undefined;
}

/** The page says that it is a preview. */
export function withBadge({ file, bytes }: Representation, preview: Preview): Representation {
  const html = new TextDecoder().decode(bytes).replace('</body>', () => `${badge(preview)}</body>`);
  return { file, bytes: new TextEncoder().encode(html) };
}

/** What a preview says of itself, in the corner, outside the page's own root. English, because it is for the team. */
function badge({ name, version, until }: Preview): string {
  const style =
    'position:fixed;inset:auto 16px 16px auto;z-index:98;padding:10px 16px;border-radius:999px;background:#ff5226;color:#160702;font:500 14px/1.4 sans-serif';
  return `<aside data-preview aria-label="Preview" style="${style}">Preview of ${escapeHtml(`${name} ${version}`)}, until ${escapeHtml(until.slice(0, 10))} · <a href="/preview/end" style="color:inherit">Leave</a></aside>`;
}
