import { InvalidInputError, StoreError } from 'shared/contract';
import * as v from 'valibot';
import { tryParseJson } from '../../store/bytes/tryParseJson.ts';

/** Time in ms after which a request to a server fails. */
const patience = 5000;

/** Address of the operations port of a server on this machine (docs/operate.md). */
export const localOperationsAddress = 'http://127.0.0.1:9464';

/**
 * Requests a path from a server's operations port.
 * @param read parses the response; returns undefined if it is invalid
 * @throws InvalidInputError if the address is invalid; StoreError naming the server if it sends no valid response
 */
async function fetchFromServer<Parsed>(
  address: string,
  path: string,
  read: (text: string) => Parsed | undefined,
): Promise<Parsed> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new InvalidInputError({
      fact: `"${address}" is not the address of a server.`,
      nextStep: `Name the address of its operations port: --from ${localOperationsAddress}.`,
    });
  const [status, text] = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patience) })
    .then(async (response) => [response.status, await response.text()] as const)
    .catch((cause: unknown) => {
      throw new StoreError({ fact: `${address} does not report its counts${why(cause)}.`, nextStep }, { cause });
    });
  const parsed = status === 200 ? read(text) : undefined;
  if (parsed !== undefined) return parsed;
  throw new StoreError({
    fact: `${address} responds with status ${status} and without counts.`,
    nextStep: `Check the port. Check that the server and this command have the same version. ${nextStep}`,
  });
}

/** Requests a path from every server once, also if its address is named twice. @throws as `fetchFromServer` does */
function fetchFromServers<Parsed>(
  addresses: readonly string[],
  path: string,
  read: (text: string, server: string) => Parsed | undefined,
): Promise<Parsed[]> {
  const servers = new Set(addresses.map((address) => URL.parse(address)?.origin ?? address));
  return Promise.all([...servers].map((server) => fetchFromServer(server, path, (text) => read(text, server))));
}

const nextStep = 'Set OPERATIONS_PORT on the server, and do not turn its reports off (docs/operate.md).';

/** Says in a few words why a request failed; empty for an unknown cause. */
function why(cause: unknown): string {
  const { name, cause: deeper } = cause as { readonly name?: string; readonly cause?: { readonly code?: string } };
  if (name === 'TimeoutError') return `: no response within ${patience / 1000} seconds`;
  if (deeper?.code === 'ECONNREFUSED') return ': no server listens there';
  if (deeper?.code === 'ENOTFOUND') return ': this host does not exist';
  return '';
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.object({ visitors: count, failed: count });
const responseSchema = v.object({
  arms: v.array(
    v.object({
      entry: count,
      canary: v.optional(v.object({ name: v.string(), version: v.string(), percent: v.number() })),
      live: arm,
      canaryArm: arm,
    }),
  ),
});

type ReportedArms = v.InferOutput<typeof responseSchema>['arms'][number];

/** Numbers of visitors and of failed visitors in both arms (live and canary), under one log entry, as one server has counted them. */
export interface EntryArms extends ReportedArms {
  /** Address of the server's operations port. */
  readonly server: string;
}

/**
 * Reads the counts of both arms from every server of a site. Each server has them at `/canary` of its operations port.
 * @throws as `fetchFromServers` does
 */
export async function countArms(addresses: readonly string[]): Promise<readonly EntryArms[]> {
  const responses = await fetchFromServers(addresses, '/canary', (text, server) =>
    readArms(text)?.map((each) => ({ ...each, server })),
  );
  return responses.flat();
}

function readArms(text: string): readonly ReportedArms[] | undefined {
  const { success, output } = v.safeParse(responseSchema, tryParseJson(text));
  return success ? output.arms : undefined;
}

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
 * @throws as `fetchFromServers` does
 */
export const countReleaseViews = async (addresses: readonly string[]): Promise<readonly ReleaseViews[]> =>
  parseReleaseViews(
    await fetchFromServers(addresses, '/metrics', (text) => (text.includes('\nporohy_live_entry ') ? text : undefined)),
  );

const metricPattern =
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
  for (const [, metric = '', vital = '', list = '', value] of texts.flatMap((text) => [
    ...text.matchAll(metricPattern),
  ])) {
    const labels = Object.fromEntries([...list.matchAll(/(\w+)="(.*?)"/g)].map(([, label, text]) => [label, text]));
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
