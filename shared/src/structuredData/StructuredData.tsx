import { useState, useSyncExternalStore } from 'react';

/**
 * Data for search engines, as JSON-LD in the prerendered page. It stays while its page stays. In the browser it is never made
 * anew: the site's Trusted Types let no script element be written, and search engines read documents.
 */
export function StructuredData({ data }: { readonly data: object }) {
  const json = jsonLd(data);
  return <Prerendered key={json} json={json} />;
}

function Prerendered({ json }: { readonly json: string }) {
  const inDocument = useSyncExternalStore(neverChanges, inBrowser, inPrerendering);
  const [kept] = useState(inDocument);
  // As a child React would escape its quotes; `jsonLd` lets nothing end the element.
  return kept ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} /> : null;
}

const neverChanges = () => () => {};
const inBrowser = () => false;
/** Also said while hydrating, so that what was prerendered is found again. */
const inPrerendering = () => true;

/** With every `<` escaped nothing can end the script element; what binds words on a screen is a plain space here. */
export const jsonLd = (data: object): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
