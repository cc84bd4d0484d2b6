import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parsedJson } from '../store/parsedJson.ts';
import { reportBytes, reportSchema, viewSchema } from './parseReport.ts';

/** The path where a server takes what Workers have seen, on its operations port. */
export const seenPath = '/seen';

/** The most bytes that one message of a Worker may have: a report that was written anew, some of its letters escaped. */
export const seenBytes = 2 * reportBytes;

/** The longest time, in milliseconds, that a collector may take. */
const patience = 5000;

const seenSchema = v.variant('kind', [
  /** A page that was sent, and the package whose page it was. */
  v.strictObject({ kind: v.literal('view'), view: viewSchema, owner: v.string() }),
  reportSchema,
]);

/** A message of a Worker: a view of a page, or a report of one. */
export type SeenByWorker = v.InferOutput<typeof seenSchema>;

/** Signs what was seen as a Worker sends it: HMAC-SHA256, in hex. */
export const signSeen = (body: Uint8Array, key: Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex');

/** Reads what a Worker with the same key has seen. Undefined for all else. */
export function readSeen(body: Uint8Array, signature: string, key: Uint8Array): SeenByWorker | undefined {
  const [expected, given] = [Buffer.from(signSeen(body, key)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const { success, output } = v.safeParse(seenSchema, parsedJson(body), { abortEarly: true });
  return success ? output : undefined;
}

/**
 * Sends what a Worker has seen to a server that counts it: instances come and go, and know nothing of each other. What cannot be sent is let go.
 * @param to the address of the operations port of a server with the same key
 */
export async function sendSeen(
  seen: SeenByWorker,
  { to, key, report }: { to: string; key: Uint8Array; report: (error: unknown) => void },
): Promise<void> {
  const body = Buffer.from(JSON.stringify(seen));
  try {
    const response = await fetch(new URL(seenPath, to), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signSeen(body, key) },
      body,
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) report(new Error(`${to} answered ${response.status} to what was seen.`));
  } catch (error) {
    report(error);
  }
}
