import { createServer } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { copySuffix } from '../../store/mediaTypes.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** The one key that the object store of the matrix knows. */
export const storeKey = { accessKeyId: 'matrix', secretAccessKey: 'matrix-secret', region: 'auto' };

export interface ObjectStore {
  /** The address of the bucket. */
  readonly url: string;
  /** While it is away, every read fails: the connection is cut. */
  away: boolean;
  /** Whether the public may read it, without a key. */
  open: boolean;
  /** How many objects were asked for. */
  reads: number;
  stop(): Promise<void>;
}

/** Speaks S3's GET over a store: objects by key, 403 to whoever has not signed with the key (unless it is open), 404 where there is none. */
export async function objectStore(store: ReleaseStore): Promise<ObjectStore> {
  const server = createServer(async (request, response) => {
    state.reads += 1;
    if (state.away) return request.socket.destroy();
    const url = `${state.url.replace('/bucket', '')}${request.url}`;
    const { authorization, 'x-amz-date': datetime } = request.headers;
    const signed = await new AwsV4Signer({
      ...storeKey,
      method: 'GET',
      url,
      service: 's3',
      ...(typeof datetime === 'string' && { datetime }),
    }).sign();
    if (!(state.open && !authorization) && authorization !== signed.headers.get('authorization'))
      return response.writeHead(403).end();
    const key = decodeURIComponent((request.url ?? '').replace(/^\/bucket\//, ''));
    const bytes = await store.read(key);
    // As our buckets keep it, for a CDN: whoever reads a copy is told how it is compressed.
    const encoding = Object.entries(copySuffix).find(([, suffix]) => key.endsWith(suffix))?.[0];
    response.writeHead(bytes ? 200 : 404, {
      'content-length': bytes?.byteLength ?? 0,
      ...(bytes && encoding && { 'content-encoding': encoding }),
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const state: ObjectStore = {
    url: `http://127.0.0.1:${port}/bucket`,
    away: false,
    open: false,
    reads: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}
