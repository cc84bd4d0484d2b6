import { AwsClient } from 'aws4fetch';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { answerVisitors, type Visitors } from '../answer/answerVisitors.ts';

/** What the Worker is told: variables and secrets of the platform. */
interface Settings {
  /** The address of the bucket: `https://<account>.r2.cloudflarestorage.com/porohy`. A folder in it may follow. */
  readonly STORE_URL?: string;
  /** Without a key the bucket is read as the public reads it. */
  readonly STORE_KEY_ID?: string;
  readonly STORE_SECRET?: string;
  /** Of the signature; most stores other than Amazon's take any. */
  readonly STORE_REGION?: string;
}

/** How long, in milliseconds, what is live may be known without asking. */
const lookEvery = 2000;
/** How many bytes are remembered: a Worker has 128 MB for everything. */
const remember = 48 * 1024 * 1024;
/** How long, in milliseconds, the store may take for one object. */
const patience = 5000;

let visitors: Visitors | undefined;

export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    // Once for each instance: what is remembered outlives a request.
    visitors ??= answerVisitors({
      read: readFrom(settings),
      lookEvery,
      remember,
      report: (error) => console.error(error instanceof Error ? error.message : error),
    });
    const { status, headers, body } = await visitors.answer({
      method: request.method,
      target: request.url.replace(/^[a-z]+:\/\/[^/?]*/i, '') || '/',
      header: (name) => request.headers.get(name) ?? undefined,
    });
    const bytes = body && new Uint8Array(body);
    // The twins are packed already; without this the platform would pack them again.
    return new Response(bytes, { status, headers, encodeBody: 'manual' } as ResponseInit);
  },
};

/** Reads objects by S3's GET. @throws if the settings are wanting; each read throws if it has no clear answer */
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
    if (!STORE_URL) throw new Error('The Worker is not told its store. Set STORE_URL to the address of the bucket.');
    const address = `${STORE_URL.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;
    // A bucket says of a twin how it is packed; the platform would unpack it on the way.
    const asked = { signal: AbortSignal.timeout(patience), encodeResponseBody: 'manual' } as RequestInit;
    const response = await fetch(signed ? await signed.sign(address) : address, asked);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    // 403 is also what a bucket answers for a key that is not there, if the reader may not list it.
    const hint =
      response.status === 403 ? ' Let the reader read and list the bucket (s3:GetObject, s3:ListBucket).' : '';
    throw new Error(`The store answered ${response.status} for ${key}.${hint}`);
  };
}
