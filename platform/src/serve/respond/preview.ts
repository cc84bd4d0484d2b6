import { escapeUTF8 as escapeHtml } from 'entities';
import type { StoredPanel } from '../../panel/PanelFacts.ts';
import { findPanel, panelScript, panelScriptKey } from '../../panel/storedPanel.ts';
import type { FoundPreview, Preview } from '../../store/preview.ts';
import { asReleased } from '../../store/protocol/asReleased.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { cookieIn } from './cookieIn.ts';
import { variesByCookie } from './headersOf.ts';
import { previewed } from './policy.ts';
import { emptyResponse, fullResponse, type Representation, type SiteResponse, setCookie } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** The cookie of somebody who has opened a preview: its id. */
const previewCookie = 'porohy-preview';

/** What an address of previews asks for. */
export type PreviewLink =
  | { readonly kind: 'end' }
  /** `page` is where it is opened: an address of this site, with the query. */
  | { readonly kind: 'open'; readonly id: string; readonly page: string };

/**
 * Reads `/preview/<id>`, `/preview/<id>/<page>` and `/preview/end`. Undefined for any other address: what could lead to another site is
 * none of them.
 */
export function readPreviewLink(target: string): PreviewLink | undefined {
  if (!target.startsWith('/preview/')) return undefined;
  if (/^\/preview\/end\/?(?:\?|$)/.test(target)) return { kind: 'end' };
  const [, id, page, query = ''] = /^\/preview\/([0-9a-f]{24})((?:\/[a-z0-9-]+)*)\/?(\?.*)?$/.exec(target) ?? [];
  return id === undefined ? undefined : { kind: 'open', id, page: `${page || '/'}${query}` };
}

/** Opens a preview for the visitor, at a page. */
export const openPreview = (request: SiteRequest, { id, page }: Extract<PreviewLink, { kind: 'open' }>): SiteResponse =>
  emptyResponse(302, { ...previewed, location: page, 'set-cookie': setCookie(request, previewCookie, id) });

/** Leaves the preview for what is live. */
export const leavePreview = (request: SiteRequest): SiteResponse =>
  emptyResponse(302, { ...previewed, location: '/', 'set-cookie': forgetPreview(request) });

/** What the link of a preview answers that cannot be opened: that it is gone, or that there never was one. */
export const refusalOf = (found: FoundPreview | undefined): 404 | 410 => (found ? 410 : 404);

/** A response to a link that opens nothing: kept by nobody, and whoever had opened that preview has it no more. */
export const refusedPreview = (request: SiteRequest, response: SiteResponse): SiteResponse => ({
  ...response,
  headers: { ...response.headers, ...previewed, 'set-cookie': forgetPreview(request) },
});

/** The preview that a visitor has opened, by the cookies they sent. */
export const previewIn = (cookies: string): string | undefined => cookieIn(cookies, previewCookie);

/** A cookie that ends the one before it. */
export const forgetPreview = (request: SiteRequest): string => setCookie(request, previewCookie, '', 0);

/** The page says that it is a preview, and asks for the composition panel where there is one: behind all that is the page's own. */
export function withBadge({ file, bytes }: Representation, preview: Preview, panel?: StoredPanel): Representation {
  const last = `${badge(preview)}${panel ? panelTag(panel) : ''}</body>`;
  const html = new TextDecoder().decode(bytes).replace('</body>', () => last);
  return { file, bytes: new TextEncoder().encode(html) };
}

/** What a preview says of itself, in the corner, outside the page's own root. English, because it is for the team. */
function badge({ name, version, until }: Preview): string {
  const style =
    'position:fixed;inset:auto 16px 16px auto;z-index:98;box-sizing:border-box;max-inline-size:calc(100% - 32px);padding:10px 20px;border-radius:24px;background:#ff5226;color:#160702;font:500 14px/1.4 sans-serif';
  return `<aside data-preview aria-label="Preview" style="${style}">Preview of ${escapeHtml(`${name} ${version}`)}, until ${escapeHtml(until.slice(0, 10))} · <a href="/preview/end" style="color:inherit">Leave</a></aside>`;
}

/** As the page asks for every script: pinned. Its facts lie beside it. */
const panelTag = ({ script }: StoredPanel): string =>
  `<script data-preview data-panel="${panelFactsPath}" type="module" crossorigin integrity="${escapeHtml(script)}" src="/preview/${panelScript(script)}"></script>`;

const panelFactsPath = '/preview/panel.json';

/**
 * What a request asks for of the panel of the preview that its visitor has opened: nobody else's. Undefined for any other address, and where that
 * preview has none.
 * @throws IntegrityError if it is not what was written
 */
export async function panelResponse(
  read: ReadKey,
  { target }: SiteRequest,
  { id }: Preview,
): Promise<SiteResponse | undefined> {
  const [path = ''] = target.split('?', 1);
  if (!/^\/preview\/panel\.(?:json|[0-9a-f]{16}\.js)$/.test(path)) return undefined;
  const found = await findPanel(read, id);
  if (!found) return undefined;
  const headers = { ...previewed, ...variesByCookie({}) };
  if (path === panelFactsPath) return fullResponse(200, { file: 'panel.json', bytes: found.bytes }, headers);
  const { script } = found.panel;
  if (path !== `/preview/${panelScript(script)}`) return undefined;
  const key = panelScriptKey(script);
  const bytes = await read(key);
  return bytes && fullResponse(200, { file: key, bytes: await asReleased(key, bytes, script) }, headers);
}
