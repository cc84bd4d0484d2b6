/** Reads what the server says of this view under a name (docs/operate.md). @returns undefined where it says nothing */
export function readViewValue(name: 'view' | 'report'): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.serverTiming?.find((each) => each.name === name)?.description;
}
