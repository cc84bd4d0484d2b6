import { everywhere, type Headers } from './policy.ts';
import type { SiteRequest, SiteResponse } from './response.ts';

/** Links whose page a browser may have ready before they are followed. */
const worthwhile = {
  and: [
    { href_matches: '/*' },
    // What opens or ends a preview does so by being asked for; a released file is no page.
    { not: { href_matches: ['/preview/*', '/r/*'] } },
    {
      not: {
        selector_matches: [
          '[download]',
          '[target=_blank]',
          // Here already.
          '[aria-current]',
          '[href^="#"]',
          // Once the page is hydrated its links change it in place, but for those that load a document.
          'html[data-hydrated=""] a:not([data-loads-document])',
        ],
      },
    },
  ],
};

/** The rules, as browsers read them. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: worthwhile, eagerness: 'moderate' }],
  prerender: [{ where: worthwhile, eagerness: 'conservative' }],
});

/** For who saves data: nothing is fetched ahead. */
export const noSpeculation = '{}';

/** A `save-data` header that asks for it. */
export const savesData = /^\s*on\b/i;

/** Every document of a visit asks for the rules; they are fetched once. */
export const speculationHeaders: Headers = {
  'cache-control': 'public, max-age=86400',
  vary: 'Save-Data',
  'content-type': 'application/speculationrules+json',
};

/** The rules for who asks. They are everybody's, whatever site a visitor sees. */
export function speculationResponse(request: SiteRequest): SiteResponse {
  const rules = savesData.test(request.header('save-data') ?? '') ? noSpeculation : speculationRules;
  const body = new TextEncoder().encode(rules);
  const headers = { ...everywhere, ...speculationHeaders, 'content-length': `${body.byteLength}` };
  return { status: 200, headers, body };
}
