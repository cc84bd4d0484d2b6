import { commonHeaders } from '../../store/responses/headerPolicy.ts';
import {
  noSpeculation,
  rulesForMouse,
  speculationRules,
  speculationRulesHeaders,
} from '../../store/responses/speculationRules.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Matches a `save-data` header that is on: the visitor wants to save data. */
export const saveDataPattern = /^\s*on\b/i;

/**
 * Matches the client hints of desktop Chromium from version 141 on. There, `eager` means: when the pointer is over a link. Older versions
 * apply it to all links, and phones to all visible links.
 */
export const desktopChromiumHints = /^\?0 .*"Chromium";v="(?:14[1-9]|1[5-9]\d|[2-9]\d\d|\d{4,})"/;

/** Serves the speculation rules, which depend on the visitor's browser, but on no site. */
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
