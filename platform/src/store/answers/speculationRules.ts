import type { Headers } from './policy.ts';

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

/** Every document of a visit asks for the rules; they are fetched once. */
export const speculationHeaders: Headers = {
  'cache-control': 'private, max-age=86400',
  vary: 'Save-Data, Sec-CH-UA, Sec-CH-UA-Mobile',
  'content-type': 'application/speculationrules+json',
};
