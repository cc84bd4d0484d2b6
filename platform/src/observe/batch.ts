import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { parsedJson } from './parsedJson.ts';
import { type Report, reportSchema } from './parseReport.ts';
import { readView } from './viewName.ts';

/** Where a server takes what Workers have seen: on its operations port. */
export const seenPath = '/seen';

/** How many views and reports one batch has at the most, and how many bytes. */
export const batchEvents = 2000;
export const batchBytes = 1024 * 1024;

/** How far, in milliseconds, two clocks may be apart. */
const skew = 5 * 60_000;
/** How many batches are known by their names, so that none is counted twice. */
const batchesKnown = 10_000;

const batchSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The views of pages: their names, and whose page each was. */
  views: v.pipe(v.array(v.tuple([v.string(), v.string()])), v.maxLength(batchEvents)),
  reports: v.pipe(v.array(reportSchema), v.maxLength(batchEvents)),
});

/** What a Worker has seen since the batch before. */
export type Batch = v.InferOutput<typeof batchSchema>;

/** A batch as it is sent, and its signature. */
export function writeBatch(
  views: Batch['views'],
  lines: readonly { readonly report: Report }[],
  key: Uint8Array,
  at = Date.now(),
) {
  const batch: Batch = { id: randomUUID(), at, views: [...views], reports: lines.map(({ report }) => report) };
  const body = JSON.stringify(batch);
  return { body, signature: signatureOf(Buffer.from(body), key) };
}

/** Reads batches that are signed with the key, each once. Undefined for all others. */
export function batchReader(key: Uint8Array, now: () => number = Date.now) {
  const known = new LRUCache<string, true>({ max: batchesKnown });
  return (body: Uint8Array, signature: string): Batch | undefined => {
    const [expected, given] = [Buffer.from(signatureOf(body, key)), Buffer.from(signature)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    const parsed = v.safeParse(batchSchema, parsedJson(body), { abortEarly: true });
    if (!parsed.success || Math.abs(now() - parsed.output.at) > skew || known.has(parsed.output.id)) return undefined;
    known.set(parsed.output.id, true);
    return { ...parsed.output, views: parsed.output.views.filter(([name]) => readView(name)) };
  };
}

const signatureOf = (body: Uint8Array, key: Uint8Array): string => createHmac('sha256', key).update(body).digest('hex');
