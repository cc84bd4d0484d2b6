import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from 'shared/language';

/**
 * Data for search engines, as JSON-LD in the prerendered page. It stays while its page stays, in its language. In the browser it is never made
 * anew: the site's Trusted Types let no script element be written, and search engines read documents.
 * @param data nothing in a browser's build, which carries nothing that makes it (`process.env.RENDERS_IN`)
 */
export function StructuredData({ data }: { readonly data: object | undefined }) {
  return <Prerendered key={useLanguage()} json={data ? serializeJsonLd(data) : ''} />;
}

function Prerendered({ json }: { readonly json: string }) {
  const isPrerendered = useSyncExternalStore(subscribeToNothing, getClientSnapshot, getServerSnapshot);
  const [wasPrerendered] = useState(isPrerendered);
  // As a child React would escape its quotes; `serializeJsonLd` lets nothing end the element. Hydrating finds what it cannot make, and leaves it.
  return wasPrerendered ? (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  ) : null;
}

const subscribeToNothing = () => () => {};
const getClientSnapshot = () => false;
/** Also returned while hydrating, so that React finds what was prerendered. */
const getServerSnapshot = () => true;

/** With every `<` escaped nothing can end the script element; what binds words on a screen is a plain space here. */
export const serializeJsonLd = (data: object): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
