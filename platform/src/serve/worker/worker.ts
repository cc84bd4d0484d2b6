import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { InvalidInputError, StoreError } from 'shared/contract';
import { unpackedReads } from '../../store/packedReads.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { errorLines } from '../respond/errorLines.ts';
import { cameByHttps } from '../respond/response.ts';
import { type VisitorResponder, visitorResponder } from '../respond/visitorResponder.ts';

/** What the Worker is told: variables and secrets of the platform. */
interface Settings {
  /** The address of the bucket: `https://<account>.r2.cloudflarestorage.com/porohy`. A folder in it may follow. */
  readonly STORE_URL?: string;
  /** Without a key the bucket is read as the public reads it. */
  readonly STORE_KEY_ID?: string;
  readonly STORE_SECRET?: string;
  /** Of the signature; most stores other than Amazon's take any. */
  readonly STORE_REGION?: string;
  /** Signs the names of views. Without it pages report nothing: each instance would sign with a key of its own. */
  readonly REPORTS_KEY?: string;
}

/** How long, in milliseconds, what is live may be known without asking. */
const pollInterval = 2000;
/** How long, in milliseconds, a request waits to be told what is live; then what is known answers. */
const patience = 1000;
/** How many bytes are cached: a Worker has 128 MB for everything. */
const cacheBytes = 48 * 1024 * 1024;
/** How long, in milliseconds, the store may take for one object. */
const timeout = 5000;

let visitors: VisitorResponder | undefined;

export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    // Once for each instance: what is cached outlives a request.
    visitors ??= visitorResponder({
      read: unpackedReads(readFrom(settings), promisify<Uint8Array, Uint8Array>(brotliDecompress)),
      gzip: (bytes) => promisify<Uint8Array, object, Uint8Array>(gzip)(bytes, { level: 9 }),
      pollInterval,
      patience,
      eachLooks: true,
      cacheBytes,
      report: errorLines(),
    });
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const { status, headers, body } = await visitors.respond({
      method: request.method,
      target: request.url,
      secure: request.url.startsWith('https:') || cameByHttps(header),
      header,
    });
    const bytes = body && new Uint8Array(body);
    // The copies are compressed already; without this the platform would compress them again.
    return new Response(bytes, { status, headers, encodeBody: 'manual' } as ResponseInit);
  },
};

/**
 * Reads objects by S3's GET. Each read throws an InvalidInputError if the settings are wanting, and a StoreError if the store gives no
 * clear answer.
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
        fact: 'The Worker is not told its store.',
        nextStep: 'Set STORE_URL to the address of the bucket.',
      });
    const address = `${STORE_URL.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;
    // A bucket says of a copy how it is compressed; the platform would decompress it on the way.
    const options = { signal: AbortSignal.timeout(timeout), encodeResponseBody: 'manual' } as RequestInit;
    const response = await fetch(signed ? await signed.sign(address) : address, options);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    // 403 is also what a bucket answers for a key that is not there, if the reader may not list it.
    throw new StoreError({
      fact: `The store answered ${response.status} for ${key}.`,
      nextStep: response.status === 403 ? 'Let the reader read and list the bucket (s3:GetObject, s3:ListBucket).' : '',
    });
  };
}
