/** Time in milliseconds that a page has before its document is fetched in parallel. */
const documentDelayMs = 1000;

/**
 * Settles as the given promise does, unless the document of the address arrives first. Then it rejects: the browser has the document by then,
 * and the caller loads it. A document that does not arrive either changes nothing.
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
 * Settles as the given promise does, which loads what an address needs. If it fails while that address is shown, the address is loaded as a
 * prerendered document, and the result never settles.
 */
export function fallBackToDocument<T>(work: Promise<T>, isCurrent: () => boolean): Promise<T> {
  return work.catch((error: unknown) => {
    if (!isCurrent()) throw error;
    console.warn(`${location.pathname} is loaded as a document.`, error);
    location.reload();
    return new Promise<never>(() => {});
  });
}
