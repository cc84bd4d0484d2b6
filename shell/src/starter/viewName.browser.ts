/** What whoever has sent this document says of this view under a name. Undefined where it says nothing (docs/operate.md). */
export function saidOfView(name: 'view' | 'report'): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.serverTiming?.find((each) => each.name === name)?.description;
}
