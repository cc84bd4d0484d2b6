import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parsedJson } from '../store/parsedJson.ts';
import { maxReportBytes, reportSchema, viewSchema } from './parseReport.ts';

/** The path where a server takes what Workers have seen, on its operations port. */
export const workerMessagePath = '/seen';

/** The most bytes that one message of a Worker may have: a report that was written anew, some of its letters escaped. */
export const maxWorkerMessageBytes = 2 * maxReportBytes;

/** The longest time, in milliseconds, that a collector may take. */
const timeoutMs = 5000;

const workerMessageSchema = v.variant('kind', [
  /** A page that was sent, and the package whose page it was. */
  v.strictObject({ kind: v.literal('view'), view: viewSchema, owner: v.string() }),
  reportSchema,
]);

/** A message of a Worker: a view of a page, or a report of one. */
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** Signs what was seen as a Worker sends it: HMAC-SHA256, in hex. */
export const signWorkerMessage = (body: Uint8Array, key: Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex');

/** Reads what a Worker with the same key has seen. Undefined for all else. */
export function readWorkerMessage(body: Uint8Array, signature: string, key: Uint8Array): WorkerMessage | undefined {
  const [expected, given] = [Buffer.from(signWorkerMessage(body, key)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const { success, output } = v.safeParse(workerMessageSchema, parsedJson(body), { abortEarly: true });
  return success ? output : undefined;
}

/**
 * Sends what a Worker has seen to a server that counts it: instances come and go, and know nothing of each other. What cannot be sent is let go.
 * @param to the address of the operations port of a server with the same key
 */
export async function sendWorkerMessage(
  message: WorkerMessage,
  { to, key, report }: { to: string; key: Uint8Array; report: (error: unknown) => void },
): Promise<void> {
  const body = Buffer.from(JSON.stringify(message));
  try {
    const response = await fetch(new URL(workerMessagePath, to), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signWorkerMessage(body, key) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) report(new Error(`${to} answered ${response.status} to what was seen.`));
  } catch (error) {
    report(error);
  }
}
