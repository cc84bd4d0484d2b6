/** The name of this view of the document, if whoever has sent it names views (docs/operate.md). */
export function viewName(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.serverTiming?.find(({ name }) => name === 'view')?.description;
}
