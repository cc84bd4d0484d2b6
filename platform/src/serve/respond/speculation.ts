import { everywhere, type Headers } from '../../store/answers/policy.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Links whose page a browser may have ready before they are followed. */
const worthwhile = {
  and: [
    { href_matches: '/*' },
    // What opens or ends a preview does so by being asked for; a released file is no page.
    { not: { href_matches: ['/preview/*', '/r/*'] } },
    // A link to this very page, be it to a part of it or with a query.
    { not: { href_matches: '?*', relative_to: 'document' } },
    {
      not: {
        selector_matches: [
          '[download]',
          '[target=_blank]',
          // Here already; the page that this one lies below is another.
          '[aria-current]:not([aria-current=location])',
          '[href^="#"]',
          // Once the page is hydrated its links change it in place, but for those that load a document.
          'html[data-hydrated=""] a:not([data-loads-document])',
        ],
      },
    },
  ],
};

/** The rules, as browsers read them: a page is fetched when its link is likely to be followed, and rendered when it is pressed. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: worthwhile, eagerness: 'moderate' }],
  prerender: [{ where: worthwhile, eagerness: 'conservative' }],
});

/** Rules for where a mouse points at a link before it presses: the page of the link is rendered as soon as it points there. */
export const rulesForMouse = JSON.stringify({ prerender: [{ where: worthwhile, eagerness: 'eager' }] });

/** For who saves data: nothing is fetched ahead. */
export const noSpeculation = '{}';

/** A `save-data` header that asks for it. */
export const savesData = /^\s*on\b/i;

/**
 * Of a client's hints, mobile or not and what it is, those of a desktop that takes `eager` for pointing at a link (Chromium 141). For those
 * before it, it meant every link at once; on a phone it means every link in the window.
 */
export const hasMouse = /^\?0 .*"Chromium";v="(?:14[1-9]|1[5-9]\d|[2-9]\d\d|\d{4,})"/;

/** Every document of a visit asks for the rules; they are fetched once. */
export const speculationHeaders: Headers = {
  'cache-control': 'private, max-age=86400',
  vary: 'Save-Data, Sec-CH-UA, Sec-CH-UA-Mobile',
  'content-type': 'application/speculationrules+json',
};

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
