import { askServer } from './askServer.ts';

/** The views and failures of one release that servers have seen since they were started. */
export interface ReleaseSeen {
  readonly name: string;
  readonly version: string;
  /** Its own pages that were sent, of the shell all. */
  readonly views: number;
  /** Failures that pages have reported of its scripts, by kind. */
  readonly failures: Readonly<Record<string, number>>;
  /** The figures that three of four views stayed below; absent where no view has said one. */
  readonly vitals: { readonly lcp?: number; readonly inp?: number; readonly cls?: number };
}

/**
 * Adds up what the servers of a site have seen of each release, as each says it at `/metrics` of its operations port.
 * @throws as `askServer` does
 */
export const releasesSeen = async (addresses: readonly string[]): Promise<readonly ReleaseSeen[]> =>
  releasesIn(
    await Promise.all(
      addresses.map((address) =>
        askServer(address, '/metrics', (text) => (text.includes('\nporohy_live_entry ') ? text : undefined)),
      ),
    ),
  );

const figure =
  /^porohy_(release_views_total|page_failures_total|vitals_(\w+?)(?:_milliseconds)?_bucket)\{(.*)\} (\d+)$/gm;

interface Sums {
  views: number;
  readonly failures: Record<string, number>;
  /** The number of figures at a bound or below it, by the bound, ascending. */
  readonly vitals: Record<string, Map<string, number>>;
}

/** The releases in what servers say to Prometheus. */
export function releasesIn(texts: readonly string[]): readonly ReleaseSeen[] {
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
    const measured = Object.entries(vitals).map(([vital, bounds]) => [vital, threeOfFour(bounds)]);
    return { name, version, views, failures, vitals: Object.fromEntries(measured) };
  });
}

/**
 * Finds what three of four views stayed below (web.dev/vitals judges by that). It is interpolated between two bounds, as Prometheus reckons
 * it; it is the last bound where it is above.
 */
function threeOfFour(bounds: ReadonlyMap<string, number>): number | undefined {
  const wanted = 0.75 * (bounds.get('+Inf') ?? 0);
  let [from, below] = [0, 0];
  for (const [bound, count] of bounds) {
    if (bound === '+Inf') return from;
    if (count >= wanted) return from + (Number(bound) - from) * ((wanted - below) / (count - below));
    [from, below] = [Number(bound), count];
  }
  return undefined;
}
