/** How long a page is waited for before its document is asked for beside it, in milliseconds. */
const patience = 1000;

/**
 * Settles as `work` does, unless the document of the address arrives first: then it rejects, and the document, which the browser has by then,
 * is to be loaded. What arrives first wins; a document that does not come either changes nothing.
 */
export function beforeItsDocument<T>(work: Promise<T>, address: string): Promise<T> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const document = new Promise<never>((_, reject) => {
    const ask = async () => {
      const answer = await fetch(address, { signal: over.signal });
      await answer.text();
      if (answer.ok) reject(new Error(`${address} arrived as a document before its page did.`));
    };
    timer = setTimeout(() => ask().catch(() => {}), patience);
  });
  return Promise.race([work, document]).finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}
