import type { Headers } from './policy.ts';

/** Links whose page a browser may prefetch or prerender. */
const worthwhile = {
  and: [
    { href_matches: '/*' },
    // Preview links change state when requested; files of releases are no pages.
    { not: { href_matches: ['/preview/*', '/r/*'] } },
    // Links to the current page, to a part of it or with another query.
    { not: { href_matches: '?*', relative_to: 'document' } },
    {
      not: {
        selector_matches: [
          '[download]',
          '[target=_blank]',
          // Links to the current page. `location` marks the parent page, which is another one.
          '[aria-current]:not([aria-current=location])',
          '[href^="#"]',
          // A hydrated page changes pages in place, except for links that load a document.
          'html[data-hydrated=""] a:not([data-loads-document])',
        ],
      },
    },
  ],
};

/** Speculation rules: prefetch a page when its link is likely to be followed, prerender it on press. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: worthwhile, eagerness: 'moderate' }],
  prerender: [{ where: worthwhile, eagerness: 'conservative' }],
});

/** Speculation rules for mice: prerender a page as soon as the pointer is over its link. */
export const rulesForMouse = JSON.stringify({ prerender: [{ where: worthwhile, eagerness: 'eager' }] });

/** Rules for visitors whose browser sends `Save-Data`: prefetch nothing. */
export const noSpeculation = '{}';

/** Cache headers of the rules: every document requests them, and they are fetched once per visit. */
export const speculationHeaders: Headers = {
  'cache-control': 'private, max-age=86400',
  vary: 'Save-Data, Sec-CH-UA, Sec-CH-UA-Mobile',
  'content-type': 'application/speculationrules+json',
};
