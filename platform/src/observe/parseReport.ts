import * as v from 'valibot';
import { tryParseJson } from '../store/bytes/tryParseJson.ts';
import { viewPattern } from './viewId.ts';

/** Maximum bytes of a report; a usual report has 400. */
export const maxReportBytes = 1024;

const shortText = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Schema of a view's name, by which a report says which view of a page it is about. */
export const viewSchema = v.pipe(v.string(), v.regex(viewPattern));
const figure = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

export const reportSchema = v.variant('kind', [
  v.strictObject({
    view: viewSchema,
    /** `hydration`: hydration failed. `error`: a script threw. `module`: a script did not load, or its bytes were not the expected ones. */
    kind: v.picklist(['hydration', 'error', 'module']),
    /** Error message, cut at 160 characters. */
    message: shortText(160),
    /** Address of the script that threw, without the origin; empty if unknown. */
    script: shortText(120),
    /** Address of the page, without origin and query. */
    page: shortText(120),
  }),
  v.strictObject({
    view: viewSchema,
    kind: v.literal('vitals'),
    page: shortText(120),
    /** LCP and INP in ms; absent if the browser does not measure the vital, or (INP) if the visitor did not interact. */
    lcp: v.exactOptional(figure),
    inp: v.exactOptional(figure),
    /** CLS, a score without unit. */
    cls: v.exactOptional(figure),
  }),
  /** Report that the page's script runs. From now on, the page could also report a failure. */
  v.strictObject({ view: viewSchema, kind: v.literal('run') }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
export type FailureReport = Exclude<Report, { kind: 'vitals' | 'run' }>;
export type VitalsReport = Extract<Report, { kind: 'vitals' }>;

/** @returns undefined if the report is invalid, too large, or has unknown fields */
export function parseReport(body: Uint8Array): Report | undefined {
  if (body.byteLength > maxReportBytes) return undefined;
  const { success, output } = v.safeParse(reportSchema, tryParseJson(body), { abortEarly: true });
  return success ? output : undefined;
}

export const reportVerdicts = ['counted', 'repeated', 'malformed', 'unknown', 'old', 'tooMany'] as const;
export type ReportVerdict = (typeof reportVerdicts)[number];

/** HTTP status of the response to a report, by verdict. The response contains nothing of the report, which may be forged. */
export const statusByVerdict: Readonly<Record<ReportVerdict, number>> = {
  counted: 204,
  repeated: 204,
  malformed: 400,
  unknown: 403,
  old: 410,
  tooMany: 429,
};
