import * as v from 'valibot';
import { parsedJson } from '../store/parsedJson.ts';
import { viewPattern } from './viewName.ts';

/** Bytes that a report may have; a page's own have about 400. */
export const maxReportBytes = 1024;

const shortText = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** The name of a view. */
export const viewSchema = v.pipe(v.string(), v.regex(viewPattern));
const figure = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

export const reportSchema = v.variant('kind', [
  v.strictObject({
    view: viewSchema,
    /** `hydration`: it stays as it came. `error`: nobody caught it. `module`: it did not arrive, or is not what the page pins. */
    kind: v.picklist(['hydration', 'error', 'module']),
    /** The words that were said, as far as they fit. */
    message: shortText(160),
    /** The address of the script that it came from, without the origin; empty where nothing says it. */
    script: shortText(120),
    /** Address at which the visitor was, without the origin and without a query. */
    page: shortText(120),
  }),
  v.strictObject({
    view: viewSchema,
    kind: v.literal('vitals'),
    page: shortText(120),
    /** Milliseconds; absent where the browser does not measure it, or nothing was touched. */
    lcp: v.exactOptional(figure),
    inp: v.exactOptional(figure),
    /** Without unit. */
    cls: v.exactOptional(figure),
  }),
  /** The page's script runs: whoever looks at it could meet a failure, and say so. */
  v.strictObject({ view: viewSchema, kind: v.literal('run') }),
]);

/** All that a page says of itself. */
export type Report = v.InferOutput<typeof reportSchema>;
export type FailureReport = Exclude<Report, { kind: 'vitals' | 'run' }>;
export type VitalsReport = Extract<Report, { kind: 'vitals' }>;

/** Undefined for all that is no report, and for one with more in it than a report has. */
export function parseReport(body: Uint8Array): Report | undefined {
  if (body.byteLength > maxReportBytes) return undefined;
  const { success, output } = v.safeParse(reportSchema, parsedJson(body), { abortEarly: true });
  return success ? output : undefined;
}

/** The outcomes that a report can have. */
export const verdicts = ['counted', 'repeated', 'malformed', 'unknown', 'old', 'tooMany'] as const;
export type Verdict = (typeof verdicts)[number];

/** The status of the answer to a report. Nothing of what was sent is said back. */
export const statusByVerdict: Readonly<Record<Verdict, number>> = {
  counted: 204,
  repeated: 204,
  malformed: 400,
  unknown: 403,
  old: 410,
  tooMany: 429,
};
