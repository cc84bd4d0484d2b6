/** Reads an entry of the document's `Server-Timing` header (docs/operate.md). Returns undefined if the entry is missing. */
export function readViewValue(name: 'view' | 'report'): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.serverTiming?.find((each) => each.name === name)?.description;
}
