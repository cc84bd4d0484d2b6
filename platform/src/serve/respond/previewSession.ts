import { escapeHtml } from '../../store/bytes/escapeHtml.ts';
import type { Preview } from '../../store/protocol/preview.ts';
import { addVaryCookie } from '../../store/responses/createHeaders.ts';
import { previewHeaders } from '../../store/responses/headerPolicy.ts';
import { createPanelTag, panelScript } from '../panel/panel.ts';
import {
  createEmptyResponse,
  createFullResponse,
  type Representation,
  type SiteResponse,
  setCookie,
} from './response.ts';
import { readCookie, type SiteRequest } from './SiteRequest.ts';

/** Cookie with the ID of the opened preview. */
const previewCookie = 'porohy-preview';

/** Request for an address below `/preview/`: to open a preview, or to end it. */
export type PreviewLink =
  | { readonly kind: 'end' }
  /** `page` is the address of the page to open, with its query. */
  | { readonly kind: 'open'; readonly id: string; readonly page: string };

/**
 * Parses `/preview/<id>`, `/preview/<id>/<page>` and `/preview/end`. @returns undefined for other addresses, and for those that could lead
 * to another site
 */
export function readPreviewLink(target: string): PreviewLink | undefined {
  if (!target.startsWith('/preview/')) return undefined;
  if (/^\/preview\/end\/?(?:\?|$)/.test(target)) return { kind: 'end' };
  const [, id, page, query = ''] = /^\/preview\/([0-9a-f]{24})((?:\/[a-z0-9-]+)*)\/?(\?.*)?$/.exec(target) ?? [];
  return id === undefined ? undefined : { kind: 'open', id, page: `${page || '/'}${query}` };
}

export const openPreview = (request: SiteRequest, { id, page }: Extract<PreviewLink, { kind: 'open' }>): SiteResponse =>
  createEmptyResponse(302, { ...previewHeaders, location: page, 'set-cookie': setCookie(request, previewCookie, id) });

export const leavePreview = (request: SiteRequest): SiteResponse =>
  createEmptyResponse(302, { ...previewHeaders, location: '/', 'set-cookie': createExpiredPreviewCookie(request) });

/** Returns the response to an invalid preview link. It is not cached, and deletes the cookie of the preview. */
export const createRefusedPreview = (request: SiteRequest, response: SiteResponse): SiteResponse => ({
  ...response,
  headers: { ...response.headers, ...previewHeaders, 'set-cookie': createExpiredPreviewCookie(request) },
});

export const readPreviewCookie = (cookies: string): string | undefined => readCookie(cookies, previewCookie);

export const createExpiredPreviewCookie = (request: SiteRequest): string => setCookie(request, previewCookie, '', 0);

/** Adds a badge and the composition panel to the end of a page that is shown in a preview. */
export function addPreviewBadge({ file, bytes }: Representation, preview: Preview): Representation {
  const last = `${badge(preview)}${createPanelTag(panelPath, preview.teams ?? {})}</body>`;
  const html = new TextDecoder().decode(bytes).replace('</body>', () => last);
  return { file, bytes: new TextEncoder().encode(html) };
}

/** Returns the badge that marks a preview, in a corner outside of the page's root element. Its text is in English, for the team. */
function badge({ name, version, until }: Preview): string {
  const style =
    'position:fixed;inset:auto 16px 16px auto;z-index:98;box-sizing:border-box;max-inline-size:calc(100% - 32px);padding:10px 20px;border-radius:24px;background:#ff5226;color:#160702;font:500 14px/1.4 sans-serif';
  return `<aside data-preview lang="en" aria-label="Preview" style="${style}">Preview of ${escapeHtml(`${name} ${version}`)}, until ${escapeHtml(until.slice(0, 10))} · <a href="/preview/end" style="color:inherit">Leave</a></aside>`;
}

const panelPath = '/preview/panel.js';

/** Serves the script of the composition panel. @returns undefined if the request has another address */
export function respondWithPanelScript({ target }: SiteRequest): SiteResponse | undefined {
  if (target.split('?', 1)[0] !== panelPath) return undefined;
  const bytes = new TextEncoder().encode(panelScript);
  return createFullResponse(200, { file: panelPath, bytes }, { ...previewHeaders, ...addVaryCookie({}) });
}
