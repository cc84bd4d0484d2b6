import { everywhere } from '../../store/answers/policy.ts';
import {
  noSpeculation,
  rulesForMouse,
  speculationHeaders,
  speculationRules,
} from '../../store/answers/speculationRules.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** A `save-data` header that asks for it. */
export const savesData = /^\s*on\b/i;

/**
 * Of a client's hints, mobile or not and what it is, those of a desktop that takes `eager` for pointing at a link (Chromium 141). For those
 * before it, it meant every link at once; on a phone it means every link in the window.
 */
export const hasMouse = /^\?0 .*"Chromium";v="(?:14[1-9]|1[5-9]\d|[2-9]\d\d|\d{4,})"/;

/** The rules for who asks. They are the same whatever site a visitor sees. */
export function speculationResponse(request: SiteRequest): SiteResponse {
  const body = new TextEncoder().encode(rulesFor(request));
  const headers = { ...everywhere, ...speculationHeaders, 'content-length': `${body.byteLength}` };
  return { status: 200, headers, body };
}

function rulesFor({ header }: SiteRequest): string {
  if (savesData.test(header('save-data') ?? '')) return noSpeculation;
  return hasMouse.test(`${header('sec-ch-ua-mobile') ?? ''} ${header('sec-ch-ua') ?? ''}`)
    ? rulesForMouse
    : speculationRules;
}
