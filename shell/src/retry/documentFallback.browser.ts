/** Milliseconds after which an address is also fetched as a document. */
const documentDelayMs = 1000;

/**
 * Races `work` with a fetch of the page's HTML. If the HTML arrives first, rejects: the caller then navigates to it, from the browser's
 * cache. If the HTML does not arrive, settles like `work`.
 */
export function raceDocument<T>(work: Promise<T>, address: string): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const document = new Promise<never>((_, reject) => {
    const fetchDocument = async () => {
      const response = await fetch(address, { signal: abort.signal });
      await response.text();
      if (response.ok) reject(new Error(`${address} arrived as a document before its page did.`));
    };
    timer = setTimeout(() => fetchDocument().catch(() => {}), documentDelayMs);
  });
  return Promise.race([work, document]).finally(() => {
    clearTimeout(timer);
    abort.abort();
  });
}

/**
 * Settles like `work`, which loads an address without a document. If `work` fails while the visitor is at that address, the browser loads
 * the document, and the returned promise never settles.
 */
export function fallBackToDocument<T>(work: Promise<T>, isCurrent: () => boolean): Promise<T> {
  return work.catch((error: unknown) => {
    if (!isCurrent()) throw error;
    console.warn(`${location.pathname} is loaded as a document.`, error);
    location.reload();
    return new Promise<never>(() => {});
  });
}
