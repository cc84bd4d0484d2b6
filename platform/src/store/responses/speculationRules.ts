import type { Headers } from './headerPolicy.ts';

/** Matches links whose page a browser may prefetch or prerender. */
const worthwhile = {
  and: [
    { href_matches: '/*' },
    // Excludes preview links, which change state when requested, and files of releases, which are no pages.
    { not: { href_matches: ['/preview/*', '/r/*'] } },
    // Excludes links to the current page that only add a fragment or another query.
    { not: { href_matches: '?*', relative_to: 'document' } },
    {
      not: {
        selector_matches: [
          '[download]',
          '[target=_blank]',
          // Excludes links to the current page, but not to its parent page, which have `aria-current="location"`.
          '[aria-current]:not([aria-current=location])',
          '[href^="#"]',
          // In a hydrated page, keeps only links that load a document. All other links show the next page without loading one.
          'html[data-hydrated=""] a:not([data-loads-document])',
        ],
      },
    },
  ],
};

/** Speculation rules: prefetch a page when the visitor is likely to follow its link, prerender it on press. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: worthwhile, eagerness: 'moderate' }],
  prerender: [{ where: worthwhile, eagerness: 'conservative' }],
});

/** Speculation rules for mice: prerender a page as soon as the pointer hovers over its link. */
export const rulesForMouse = JSON.stringify({ prerender: [{ where: worthwhile, eagerness: 'eager' }] });

/** Speculation rules for browsers that send `Save-Data`: none. */
export const noSpeculation = '{}';

/** Keeps the rules in the browser's cache for a day, because every document requests them. */
export const speculationRulesHeaders: Headers = {
  'cache-control': 'private, max-age=86400',
  vary: 'Save-Data, Sec-CH-UA, Sec-CH-UA-Mobile',
  'content-type': 'application/speculationrules+json',
};
