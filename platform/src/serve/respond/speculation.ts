import { commonHeaders } from '../../store/responses/headerPolicy.ts';
import {
  noSpeculation,
  rulesForMouse,
  speculationRules,
  speculationRulesHeaders,
} from '../../store/responses/speculationRules.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Matches the value of a `save-data` header that is on. */
export const saveDataPattern = /^\s*on\b/i;

/**
 * Matches the client hints of a desktop browser in which `eager` means hovering over a link (Chromium 141). Older versions took it for all
 * links; phones take it for all visible links.
 */
export const desktopChromiumHints = /^\?0 .*"Chromium";v="(?:14[1-9]|1[5-9]\d|[2-9]\d\d|\d{4,})"/;

/** Serves the speculation rules, which depend on the browser and not on the site. */
export function respondWithSpeculationRules(request: SiteRequest): SiteResponse {
  const body = new TextEncoder().encode(chooseRules(request));
  const headers = { ...commonHeaders, ...speculationRulesHeaders, 'content-length': `${body.byteLength}` };
  return { status: 200, headers, body };
}

function chooseRules({ header }: SiteRequest): string {
  if (saveDataPattern.test(header('save-data') ?? '')) return noSpeculation;
  return desktopChromiumHints.test(`${header('sec-ch-ua-mobile') ?? ''} ${header('sec-ch-ua') ?? ''}`)
    ? rulesForMouse
    : speculationRules;
}
