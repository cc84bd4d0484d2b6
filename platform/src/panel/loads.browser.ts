/** A request of the page, as the browser measured it. */
export type Measured = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'encodedBodySize'
> & { readonly responseStatus?: number };

/** What the page has asked for of one package. */
export interface Loads {
  readonly files: number;
  /** In bytes, as they travelled; 0 for what the browser had. */
  readonly travelled: number;
  /** In bytes of packed bodies, whether they travelled or the browser had them. */
  readonly bytes: number;
  /** In milliseconds since the navigation began: the first request, and the last answer. */
  readonly from: number;
  readonly to: number;
}

/** What was asked for below `/r/<name>/`, by package. */
export function loadsOf(entries: readonly Measured[]): ReadonlyMap<string, Loads> {
  const loads = new Map<string, Loads>();
  for (const { name, startTime, responseEnd, transferSize, encodedBodySize } of entries) {
    const [, owner] = /^https?:\/\/[^/]+\/r\/([a-z][a-z0-9-]*)\//.exec(name) ?? [];
    if (owner === undefined) continue;
    const before = loads.get(owner);
    loads.set(owner, {
      files: (before?.files ?? 0) + 1,
      travelled: (before?.travelled ?? 0) + transferSize,
      bytes: (before?.bytes ?? 0) + encodedBodySize,
      from: Math.min(before?.from ?? startTime, startTime),
      to: Math.max(before?.to ?? responseEnd, responseEnd),
    });
  }
  return loads;
}

export const measured = (): readonly Measured[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** For people. KB are 1000 bytes, as in budgets. */
export const kilobytes = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} KB`;

/** For people: one package's requests. */
export function tellLoads(loads: Loads | undefined): string {
  if (!loads) return 'nothing yet';
  const { files, travelled, bytes, from, to } = loads;
  const how = travelled === 0 ? 'the browser had them' : `${kilobytes(travelled)} on the wire`;
  return `${files} ${files === 1 ? 'file' : 'files'}, ${kilobytes(bytes)}; ${how}; from ${Math.round(from)} to ${Math.round(to)} ms`;
}
