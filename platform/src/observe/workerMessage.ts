import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { tryParseJson } from '../store/bytes/tryParseJson.ts';
import { maxReportBytes, reportSchema, viewSchema } from './parseReport.ts';

/** Path on the operations port that receives messages of Workers. */
export const workerMessagePath = '/seen';

/** Maximum bytes of a message: a report may need two characters for each one, if all are escaped. */
export const maxWorkerMessageBytes = 2 * maxReportBytes;

/** Time in ms after which sending a message fails. */
const timeoutMs = 5000;

const workerMessageSchema = v.variant('kind', [
  /** A page that the Worker has sent, with the package that owns the page. */
  v.strictObject({ kind: v.literal('view'), view: viewSchema, owner: v.string() }),
  reportSchema,
]);

/** Message from a Worker to a server: a view of a page, or a report that a page has sent about its view. */
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

const sentMessageSchema = v.strictObject({
  /** Time at which the Worker sent the message, in ms since 1970. A captured message is therefore of use only for a short time. */
  sentAt: v.number(),
  message: workerMessageSchema,
});

export type SentMessage = v.InferOutput<typeof sentMessageSchema>;

/** Returns the signature of a message: HMAC-SHA256, in hex. */
export const signWorkerMessage = (body: Uint8Array, key: Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex');

/** Verifies and parses a message of a Worker. @returns undefined if the message is forged or malformed */
export function readWorkerMessage(body: Uint8Array, signature: string, key: Uint8Array): SentMessage | undefined {
  const [expected, given] = [Buffer.from(signWorkerMessage(body, key)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const { success, output } = v.safeParse(sentMessageSchema, tryParseJson(body), { abortEarly: true });
  return success ? output : undefined;
}

/**
 * Sends a message to the server that counts views, because instances of a Worker share no memory. Drops the message if sending fails.
 * @param to address of the operations port of a server with the same key
 */
export async function sendToCountingServer(
  message: WorkerMessage,
  { to, key, report }: { to: string; key: Uint8Array; report: (error: unknown) => void },
): Promise<void> {
  const body = Buffer.from(JSON.stringify({ sentAt: Date.now(), message } satisfies SentMessage));
  try {
    const response = await fetch(new URL(workerMessagePath, to), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signWorkerMessage(body, key) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) report(new Error(`${to} responded with status ${response.status} to the message of a Worker.`));
  } catch (error) {
    report(error);
  }
}
