import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { InvalidInputError, StoreError } from 'shared/contract';
import { maxReportBytes, statusByVerdict } from '../../observe/parseReport.ts';
import { createViewCounter, parseViewShare, reportPath, type ViewCounter } from '../../observe/viewCounter.ts';
import { sendToCountingServer, type WorkerMessage } from '../../observe/workerMessage.ts';
import { unpackReads } from '../../store/backends/unpackReads.ts';
import type { Unpack } from '../../store/protocol/content.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { commonHeaders } from '../../store/responses/headerPolicy.ts';
import { createErrorLog } from '../respond/createErrorLog.ts';
import { readAtMost } from '../respond/readAtMost.ts';
import { isHttpsRequest } from '../respond/response.ts';
import { createVisitorResponder, type VisitorResponder } from '../respond/visitorResponder.ts';

/** Environment variables and secrets of the Worker. */
interface Settings {
  /** Address of the bucket: `https://<account>.r2.cloudflarestorage.com/porohy`, optionally with a folder. */
  readonly STORE_URL?: string;
  /** ID of the bucket's key. Without a key, the Worker reads the bucket anonymously. */
  readonly STORE_KEY_ID?: string;
  readonly STORE_SECRET?: string;
  /** Region in the request's signature; most stores except Amazon's ignore it. */
  readonly STORE_REGION?: string;
  /** Key that signs view IDs, the same as on the server that counts views. Without a key, pages report nothing. */
  readonly REPORTS_KEY?: string;
  /** URL of the operations port of the server that counts views and reports. */
  readonly REPORTS_TO?: string;
  /** Share of views, 0 to 1, that measure speed; 0 by default. */
  readonly VITALS_SAMPLE?: string;
}

/** Part of the Workers platform's context object that this code uses. */
interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** Milliseconds between two checks of the bucket for a newer log entry. */
const pollInterval = 2000;
/** Milliseconds that a request waits for a check of the store. Afterwards the Worker responds from the site that it knows. */
const patience = 1000;
/** Maximum bytes of the cache; a Worker has 128 MB in total. */
const cacheBytes = 48 * 1024 * 1024;
/** Milliseconds after which a read of the store fails. */
const timeout = 5000;

const report = createErrorLog();
let instance: Instance | undefined;

/** State of a Worker's instance that outlives a request. */
interface Instance {
  readonly visitors: VisitorResponder;
  /** Absent if no server counts views. */
  readonly observer?: ViewCounter;
  /** Sends the collected views and reports to the server that counts them. */
  readonly sendOn?: () => Promise<unknown>;
}

function openInstance(settings: Settings): Instance {
  const unpack = promisify<Uint8Array, Uint8Array>(brotliDecompress);
  const read = unpackReads(readFrom(settings), unpack);
  const watch = watchBy(settings, { read, unpack });
  const visitors = createVisitorResponder({
    read,
    unpack,
    observer: watch?.observer,
    gzip: (bytes) => promisify<Uint8Array, object, Uint8Array>(gzip)(bytes, { level: 9 }),
    pollInterval,
    patience,
    everyRequestChecks: true,
    cacheBytes,
    report,
  });
  return { visitors, ...watch };
}

function watchBy({ REPORTS_KEY, REPORTS_TO, VITALS_SAMPLE }: Settings, store: { read: ReadKey; unpack: Unpack }) {
  if (!REPORTS_KEY || !REPORTS_TO) return undefined;
  const sample = parseViewShare(VITALS_SAMPLE);
  // Reports an invalid `VITALS_SAMPLE` and goes on, because a monitoring setting must not stop the site.
  if (sample === undefined)
    report(new Error(`VITALS_SAMPLE is "${VITALS_SAMPLE}", which is not a share from 0 to 1. No view is sampled.`));
  const key = new TextEncoder().encode(REPORTS_KEY);
  const messages: WorkerMessage[] = [];
  const observer = createViewCounter({
    ...store,
    key,
    sample,
    report,
    onView: (view, owner) => void messages.push({ kind: 'view', view, owner }),
    onReport: (line) => void messages.push(line.report),
  });
  const sendOn = () =>
    Promise.all(messages.splice(0).map((each) => sendToCountingServer(each, { to: REPORTS_TO, key, report })));
  return { observer, sendOn };
}

export default {
  async fetch(request: Request, settings: Settings, context: Context): Promise<Response> {
    instance ??= openInstance(settings);
    const { visitors, observer, sendOn } = instance;
    const header = (name: string) => request.headers.get(name) ?? undefined;
    if (observer && request.method === 'POST' && new URL(request.url).pathname === reportPath) {
      const verdict = await observer.receiveReport(
        (request.body && (await readAtMost(request.body, maxReportBytes))) ?? new Uint8Array(),
        request.headers.get('cf-connecting-ip') ?? '',
      );
      if (sendOn) context.waitUntil(sendOn());
      return new Response(null, {
        status: statusByVerdict[verdict],
        headers: { ...commonHeaders, 'cache-control': 'no-store' },
      });
    }
    const { status, headers, body } = await visitors.respond({
      method: request.method,
      target: request.url,
      secure: request.url.startsWith('https:') || isHttpsRequest(header),
      header,
    });
    if (sendOn) context.waitUntil(sendOn());
    const bytes = body && new Uint8Array(body);
    // `manual` keeps the Workers platform from compressing the bodies, which are already compressed.
    return new Response(bytes, { status, headers, encodeBody: 'manual' } as ResponseInit);
  },
};

/**
 * Returns a function that reads keys with S3's GET. That function throws InvalidInputError if settings are missing, and StoreError if the
 * response neither has the bytes nor says that the key is missing.
 */
function readFrom({ STORE_URL, STORE_KEY_ID, STORE_SECRET, STORE_REGION }: Settings): ReadKey {
  const signed =
    STORE_KEY_ID && STORE_SECRET
      ? new AwsClient({
          accessKeyId: STORE_KEY_ID,
          secretAccessKey: STORE_SECRET,
          service: 's3',
          region: STORE_REGION ?? 'auto',
        })
      : undefined;
  return async (key) => {
    if (!STORE_URL)
      throw new InvalidInputError({
        fact: 'The Worker does not know its store.',
        nextStep: 'Set STORE_URL to the address of the bucket.',
      });
    const address = `${STORE_URL.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;
    // `manual` keeps the Workers platform from decompressing objects that the bucket marks as compressed.
    const options = { signal: AbortSignal.timeout(timeout), encodeResponseBody: 'manual' } as RequestInit;
    const response = await fetch(signed ? await signed.sign(address) : address, options);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    // Throws for 403, too, although a bucket also sends 403 for a missing key if the reader may not list the bucket.
    throw new StoreError({
      fact: `The store responded with status ${response.status} for ${key}.`,
      nextStep:
        response.status === 403
          ? 'Allow the key of the Worker to read and list the bucket (s3:GetObject, s3:ListBucket).'
          : '',
    });
  };
}
