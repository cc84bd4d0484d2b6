/** The starter's own `pin`, so that no address is verified twice. @throws where the document has no starter */
export function pin(url: string, integrity: string): Promise<void> {
  if (!globalThis.__pin) throw new Error('The document has no starter. Compose the site again.');
  return globalThis.__pin(url, integrity);
}
