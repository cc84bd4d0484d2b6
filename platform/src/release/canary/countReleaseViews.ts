import { fetchFromServer } from './fetchFromServer.ts';

/** Views and failures of a release since the servers started. */
export interface ReleaseViews {
  readonly name: string;
  readonly version: string;
  /** Views of pages that the package owns; for the shell, which is in every page, views of all pages. */
  readonly views: number;
  /** Failures that pages reported, by kind. */
  readonly failures: Readonly<Record<string, number>>;
  /** 75th percentile of each vital; absent without samples. */
  readonly vitals: { readonly lcp?: number; readonly inp?: number; readonly cls?: number };
}

/**
 * Adds up the counts of each release over all servers of a site. Each server has them at `/metrics` of its operations port.
 * @throws as `fetchFromServer` does
 */
export const countReleaseViews = async (addresses: readonly string[]): Promise<readonly ReleaseViews[]> =>
  parseReleaseViews(
    await Promise.all(
      addresses.map((address) =>
        fetchFromServer(address, '/metrics', (text) => (text.includes('\nporohy_live_entry ') ? text : undefined)),
      ),
    ),
  );

const figure =
  /^porohy_(release_views_total|page_failures_total|vitals_(\w+?)(?:_milliseconds)?_bucket)\{(.*)\} (\d+)$/gm;

interface Sums {
  views: number;
  readonly failures: Record<string, number>;
  /** By vital: the buckets of its histogram, with the number of views up to each bound. Bounds ascend. */
  readonly vitals: Record<string, Map<string, number>>;
}

/** Adds up the counts of each release over servers. Each text is the Prometheus output of one server. */
export function parseReleaseViews(texts: readonly string[]): readonly ReleaseViews[] {
  const releases = new Map<string, Sums>();
  for (const [, metric = '', vital = '', list = '', value] of texts.flatMap((text) => [...text.matchAll(figure)])) {
    const labels = Object.fromEntries([...list.matchAll(/(\w+)="(.*?)"/g)].map(([, label, said]) => [label, said]));
    const { remote = '', release = '', kind = '', le = '' } = labels;
    const key = `${remote}@${release}`;
    const sums = releases.get(key) ?? { views: 0, failures: {}, vitals: {} };
    releases.set(key, sums);
    if (metric === 'release_views_total') sums.views += Number(value);
    else if (metric === 'page_failures_total') sums.failures[kind] = (sums.failures[kind] ?? 0) + Number(value);
    else {
      sums.vitals[vital] ??= new Map();
      sums.vitals[vital].set(le, (sums.vitals[vital].get(le) ?? 0) + Number(value));
    }
  }
  return [...releases].map(([key, { views, failures, vitals }]) => {
    const [name = '', version = ''] = key.split('@');
    const measured = Object.entries(vitals).map(([vital, bounds]) => [vital, computePercentile75(bounds)]);
    return { name, version, views, failures, vitals: Object.fromEntries(measured) };
  });
}

/**
 * Computes the 75th percentile (web.dev/vitals) by interpolation between two bounds, as Prometheus does. Returns the last finite bound if
 * the percentile is higher.
 */
function computePercentile75(bounds: ReadonlyMap<string, number>): number | undefined {
  const rank = 0.75 * (bounds.get('+Inf') ?? 0);
  let [from, below] = [0, 0];
  for (const [bound, count] of bounds) {
    if (bound === '+Inf') return from;
    if (count >= rank) return from + (Number(bound) - from) * ((rank - below) / (count - below));
    [from, below] = [Number(bound), count];
  }
  return undefined;
}
