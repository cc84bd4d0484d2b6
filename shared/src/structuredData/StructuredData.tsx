import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from 'shared/language';

/**
 * Renders JSON-LD in the prerendered page. It stays as long as its page. The browser never creates it: Trusted Types forbid script
 * elements, and search engines read documents.
 * @param data undefined in browser builds, which lack the code that makes it (`process.env.RENDERS_IN`)
 */
export function StructuredData({ data }: { readonly data: object | undefined }) {
  return <Prerendered key={useLanguage()} json={data ? serializeJsonLd(data) : ''} />;
}

function Prerendered({ json }: { readonly json: string }) {
  const inDocument = useSyncExternalStore(neverChanges, inBrowser, inPrerendering);
  const [kept] = useState(inDocument);
  // Uses innerHTML, because React would escape quotes; `serializeJsonLd` escapes `<`. While hydrating, React keeps the server's element.
  return kept ? (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  ) : null;
}

const neverChanges = () => () => {};
const inBrowser = () => false;
/** True also while hydrating, so that the prerendered element matches. */
const inPrerendering = () => true;

/** Serializes data for a script element: every `<` is escaped. Non-breaking spaces become plain ones. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
