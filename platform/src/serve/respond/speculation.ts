import { commonHeaders } from '../../store/answers/policy.ts';
import {
  noSpeculation,
  rulesForMouse,
  speculationHeaders,
  speculationRules,
} from '../../store/answers/speculationRules.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Matches a `save-data` header that is on. */
export const savesData = /^\s*on\b/i;

/**
 * Matches the client hints of a desktop browser for which `eager` means pointing at a link (Chromium 141). Before, it meant all links; on
 * phones it means all visible links.
 */
export const hasMouse = /^\?0 .*"Chromium";v="(?:14[1-9]|1[5-9]\d|[2-9]\d\d|\d{4,})"/;

/** Serves the speculation rules for a browser. They are the same on every site. */
export function respondWithSpeculationRules(request: SiteRequest): SiteResponse {
  const body = new TextEncoder().encode(rulesFor(request));
  const headers = { ...commonHeaders, ...speculationHeaders, 'content-length': `${body.byteLength}` };
  return { status: 200, headers, body };
}

function rulesFor({ header }: SiteRequest): string {
  if (savesData.test(header('save-data') ?? '')) return noSpeculation;
  return hasMouse.test(`${header('sec-ch-ua-mobile') ?? ''} ${header('sec-ch-ua') ?? ''}`)
    ? rulesForMouse
    : speculationRules;
}
