import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from 'shared/language';

/**
 * Renders data for search engines as JSON-LD, only while prerendering: search engines read documents, and the site's Trusted Types forbid
 * script elements that are created in the browser. The element stays until the page or its language changes.
 * @param data undefined in browser builds, which omit the code that creates the data (`process.env.RENDERS_IN`)
 */
export function StructuredData({ data }: { readonly data: object | undefined }) {
  return <Prerendered key={useLanguage()} json={data ? serializeJsonLd(data) : ''} />;
}

function Prerendered({ json }: { readonly json: string }) {
  const isPrerendered = useSyncExternalStore(subscribeToNothing, getClientSnapshot, getServerSnapshot);
  const [wasPrerendered] = useState(isPrerendered);
  // Sets the JSON as inner HTML, because React would escape the quotes of a child. `serializeJsonLd` escapes every `<`, so the JSON cannot
  // close the element. Hydration keeps the prerendered text.
  return wasPrerendered ? (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  ) : null;
}

const subscribeToNothing = () => () => {};
const getClientSnapshot = () => false;
/** True while prerendering and hydrating, so that hydration expects the prerendered element. A client navigation adds none. */
const getServerSnapshot = () => true;

/** Serializes JSON-LD. Escapes `<`, so that no text closes the script element. Replaces non-breaking spaces by ordinary ones. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
