import { randomUUID } from 'node:crypto';
import { StoreError } from 'shared/contract';
import { getBucketHeaders } from '../bytes/mediaTypes.ts';
import { newestCopyKey } from '../protocol/keys.ts';
import { runInParallel } from '../runInParallel.ts';
import { checkKey, createOutOfSpaceError, type ReleaseStore, type StoredFile } from './releaseStore.ts';
import {
  isOutOfSpace,
  maxConcurrentRequests,
  openBucket,
  readS3Fault,
  type S3Bucket,
  sendWithRetries,
  toObjectLocation,
} from './s3Client.ts';
import type { S3Settings } from './s3Settings.ts';

/**
 * Key of the file with which the store tests whether the server honours conditional writes. The store creates it once, before the first
 * change. No other key begins with a dot.
 */
const probeKey = '.probe';

/**
 * Opens a store in a bucket of an S3-compatible server. Refuses a server that ignores `If-None-Match: *` and creates a key twice: before
 * the first change, or, with `probe`, when it opens.
 * @throws StoreError if the server is refused
 */
export async function openS3Store(settings: S3Settings, { probe }: { probe: boolean }): Promise<ReleaseStore> {
  const bucket = await openBucket(settings);
  const isConditional = once(() => refuseUnconditional(bucket));
  if (probe) await isConditional();
  return {
    place: bucket.place,
    async create(key, bytes) {
      checkKey(key);
      await isConditional();
      return createIfAbsent(bucket, key, Buffer.from(bytes));
    },
    async read(key) {
      checkKey(key);
      return read(bucket, key);
    },
    async list(under) {
      checkKey(under, { prefix: true });
      const { names, files } = await listing(bucket, under, '/');
      return [...names, ...files.map(({ key }) => key.slice(under.length))]
        .filter((name) => !name.startsWith('.') && name !== '')
        .sort();
    },
    upkeep: {
      inventory: async () => (await listing(bucket, '', undefined)).files.filter(({ key }) => key !== probeKey),
      remove: (keys) => runInParallel(keys, maxConcurrentRequests, (key) => remove(bucket, key)),
      replaceCopy: (bytes) => replaceCopy(bucket, bytes),
    },
  };
}

async function createIfAbsent(bucket: S3Bucket, key: string, body: Buffer): Promise<boolean> {
  const { contentType, cacheControl } = getBucketHeaders(key);
  let uncertain = false;
  const ask = async (abortSignal: AbortSignal): Promise<'created' | 'taken'> => {
    const put = new bucket.library.PutObjectCommand({
      ...toObjectLocation(bucket, key),
      Body: body,
      IfNoneMatch: '*',
      ContentType: contentType,
      CacheControl: cacheControl,
    });
    try {
      await bucket.client.send(put, { abortSignal });
      return 'created';
    } catch (error) {
      const fault = readS3Fault(error);
      if (fault.status === 412) return 'taken';
      uncertain ||= fault.uncertain;
      throw error;
    }
  };
  const outcome = await sendWithRetries(bucket, {
    what: `${key} could not be written`,
    size: body.length,
    ask,
    explain: (fault, cause) => {
      if (isOutOfSpace(fault)) return createOutOfSpaceError(key, bucket.place, cause);
      return fault.status === 501 ? createUnsafeStoreError(bucket.place, cause) : undefined;
    },
  });
  if (outcome === 'created') return true;
  // After a lost response, equal bytes in the store mean that this call has created the key.
  return uncertain && ((await read(bucket, key))?.equals(body) ?? false);
}

function read(bucket: S3Bucket, key: string): Promise<Buffer | undefined> {
  const ask = async (abortSignal: AbortSignal): Promise<Buffer | undefined> => {
    try {
      const get = new bucket.library.GetObjectCommand(toObjectLocation(bucket, key));
      const response = await bucket.client.send(get, { abortSignal });
      const bytes = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
      if (response.ContentLength !== undefined && bytes.length !== response.ContentLength)
        throw new Error(`the response ended after ${bytes.length} of ${response.ContentLength} bytes`);
      return bytes;
    } catch (error) {
      const { status, code } = readS3Fault(error);
      if (status === 404 && code !== 'NoSuchBucket') return undefined;
      throw error;
    }
  };
  return sendWithRetries(bucket, { what: `${key} could not be read`, ask });
}

/** Lists all keys, with several requests if necessary. With a delimiter, lists only the names directly below the prefix. */
async function listing(bucket: S3Bucket, under: string, delimiter: '/' | undefined) {
  const { library, client, prefix } = bucket;
  const listedFiles: { names: string[]; files: StoredFile[] } = { names: [], files: [] };
  let after: string | undefined;
  do {
    const request = {
      Bucket: bucket.bucket,
      Prefix: prefix + under,
      Delimiter: delimiter,
      ContinuationToken: after,
    };
    const ask = (abortSignal: AbortSignal) => client.send(new library.ListObjectsV2Command(request), { abortSignal });
    const page = await sendWithRetries(bucket, { what: `"${under}" could not be listed`, ask });
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
      listedFiles.files.push({ key: Key.slice(prefix.length), bytes: Size, at: LastModified?.getTime() ?? 0 });
    for (const { Prefix = '' } of page.CommonPrefixes ?? [])
      listedFiles.names.push(Prefix.slice(prefix.length + under.length, -1));
    after = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (after);
  return listedFiles;
}

async function remove(bucket: S3Bucket, key: string): Promise<void> {
  const { client, library } = bucket;
  const ask = (abortSignal: AbortSignal) =>
    client.send(new library.DeleteObjectCommand(toObjectLocation(bucket, key)), { abortSignal });
  await sendWithRetries(bucket, { what: `${key} could not be removed`, ask });
}

async function replaceCopy(bucket: S3Bucket, bytes: string): Promise<void> {
  const { contentType, cacheControl } = getBucketHeaders(newestCopyKey);
  const put = {
    ...toObjectLocation(bucket, newestCopyKey),
    Body: bytes,
    ContentType: contentType,
    CacheControl: cacheControl,
  };
  const ask = (abortSignal: AbortSignal) =>
    bucket.client.send(new bucket.library.PutObjectCommand(put), { abortSignal });
  await sendWithRetries(bucket, { what: `${newestCopyKey} could not be written`, ask });
}

/** Sends four creates of the probe's key at once, then a fifth. Refuses a server on which more than one of them, or the fifth, succeeds. */
async function refuseUnconditional(bucket: S3Bucket): Promise<void> {
  const write = () => createIfAbsent(bucket, probeKey, Buffer.from(`Written once, by ${randomUUID()}.\n`));
  const won = [...(await Promise.all([write(), write(), write(), write()])), await write()];
  if (won.filter(Boolean).length > 1 || won.at(-1)) throw createUnsafeStoreError(bucket.place);
}

const createUnsafeStoreError = (place: string, cause?: unknown): StoreError =>
  new StoreError(
    {
      fact: `${place} accepts a second create of the same key: it ignores "If-None-Match: *".`,
      nextStep:
        'If two teams promoted at once, one of the two changes would be lost. Use a store that supports this header (Amazon S3, Ceph, MinIO, ' +
        'Cloudflare R2), or a folder. Nothing was released.',
    },
    { cause },
  );

/** Returns a function that runs `work` once for all callers. After a failure, the next call runs it again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
