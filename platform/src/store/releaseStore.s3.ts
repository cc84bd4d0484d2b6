import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { checkKey } from './checkKey.ts';
import { inParallel } from './inParallel.ts';
import { outOfSpaceError } from './outOfSpace.ts';
import type { ReleaseStore, StoredFile } from './releaseStore.ts';
import { faultOf, isOutOfSpace, lessonFor, type S3Fault } from './s3Fault.ts';
import type { S3Settings } from './s3Settings.ts';
import { storedHeaders } from './storedHeaders.ts';

/** How often a request is made before its fault is believed. With three answers in ten lost, one in 15,000 is not had. */
const attempts = 8;
/** In milliseconds: until a connection stands, and for one whole request besides a second per 100 KB. */
const connectTime = 3000;
const requestTime = 15_000;
/** Requests under way at once. */
const atOnce = 24;
/** The key that tells whether the store is conditional. Written once, before the first change; as a hidden name it is no key of anybody's. */
const probeKey = '.probe';

/**
 * A release store in a bucket of any S3-compatible server that honours `If-None-Match: *`. The library is loaded here and nowhere else.
 * A store that accepts a second create is refused before the first change, with `probe` at once.
 */
export async function openS3Store(
  { place, bucket, prefix, region, endpoint }: S3Settings,
  { probe }: { probe: boolean },
): Promise<ReleaseStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: endpoint !== undefined,
    // Attempts are counted here: a repeated conditional write must know that it is one.
    maxAttempts: 1,
    // Other servers than Amazon's refuse the checksums of newer clients.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectTime,
      httpAgent: { maxSockets: atOnce },
      httpsAgent: { maxSockets: atOnce },
    },
  });
  const slots = pLimit(atOnce);
  const inBucket = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** Asks until there is an answer or a fault that does not pass, a few times at the most. @throws a lesson, by default the general one */
  async function persist<Answer>(
    what: string,
    size: number,
    ask: (signal: AbortSignal) => Promise<Answer>,
    lesson: (fault: S3Fault, cause: unknown) => Error = (fault, cause) => lessonFor(fault, what, place, cause),
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await slots(() => ask(AbortSignal.timeout(requestTime + Math.ceil(size / 100))));
      } catch (error) {
        const fault = faultOf(error);
        if (!fault.passing || attempt === attempts) throw lesson(fault, error);
        await pause(attempt);
      }
    }
  }

  async function createIfAbsent(key: string, body: Buffer): Promise<boolean> {
    const { contentType, cacheControl } = storedHeaders(key);
    let uncertain = false;
    const what = `${key} could not be written`;
    const write = async (abortSignal: AbortSignal): Promise<'created' | 'taken'> => {
      const put = new s3.PutObjectCommand({
        ...inBucket(key),
        Body: body,
        IfNoneMatch: '*',
        ContentType: contentType,
        CacheControl: cacheControl,
      });
      try {
        await client.send(put, { abortSignal });
        return 'created';
      } catch (error) {
        const fault = faultOf(error);
        if (fault.status === 412) return 'taken';
        uncertain ||= fault.uncertain;
        throw error;
      }
    };
    const outcome = await persist(what, body.length, write, (fault, cause) => {
      if (isOutOfSpace(fault)) return outOfSpaceError(key, place, cause);
      return fault.status === 501 ? notConditional(place, cause) : lessonFor(fault, what, place, cause);
    });
    if (outcome === 'created') return true;
    // After an answer that got lost, what lies there may be what this very call has written.
    return uncertain && ((await read(key))?.equals(body) ?? false);
  }

  async function read(key: string): Promise<Buffer | undefined> {
    return persist(`${key} could not be read`, 0, async (abortSignal) => {
      try {
        const answer = await client.send(new s3.GetObjectCommand(inBucket(key)), { abortSignal });
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        if (answer.ContentLength !== undefined && bytes.length !== answer.ContentLength)
          throw new Error(`the answer ended after ${bytes.length} of ${answer.ContentLength} bytes`);
        return bytes;
      } catch (error) {
        const { status, code } = faultOf(error);
        if (status === 404 && code !== 'NoSuchBucket') return undefined;
        throw error;
      }
    });
  }

  /** Every page of a listing. */
  async function listing(under: string, delimiter: string | undefined) {
    const found: { names: string[]; files: StoredFile[] } = { names: [], files: [] };
    let after: string | undefined;
    do {
      const page = await persist(`"${under}" could not be listed`, 0, (abortSignal) =>
        client.send(
          new s3.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + under,
            Delimiter: delimiter,
            ContinuationToken: after,
          }),
          { abortSignal },
        ),
      );
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        found.files.push({ key: Key.slice(prefix.length), bytes: Size, at: LastModified?.getTime() ?? 0 });
      for (const { Prefix = '' } of page.CommonPrefixes ?? [])
        found.names.push(Prefix.slice(prefix.length + under.length, -1));
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after);
    return found;
  }

  /** Of several creates of one key at once, and of one more, one may win: then or in an earlier change. */
  const isConditional = once(async () => {
    const write = () => createIfAbsent(probeKey, Buffer.from(`Written once, by ${randomUUID()}.\n`));
    const won = [...(await Promise.all([write(), write(), write(), write()])), await write()];
    if (won.filter(Boolean).length > 1 || won.at(-1)) throw notConditional(place);
  });
  if (probe) await isConditional();

  return {
    place,
    async create(key, bytes) {
      checkKey(key);
      await isConditional();
      return createIfAbsent(key, Buffer.from(bytes));
    },
    async read(key) {
      checkKey(key);
      return read(key);
    },
    async list(under) {
      checkKey(under, { prefix: true });
      const { names, files } = await listing(under, '/');
      return [...names, ...files.map(({ key }) => key.slice(under.length))]
        .filter((name) => !name.startsWith('.') && name !== '')
        .sort();
    },
    upkeep: {
      inventory: async () => (await listing('', undefined)).files.filter(({ key }) => key !== probeKey),
      remove: (keys) =>
        inParallel(keys, atOnce, (key) =>
          persist(`${key} could not be removed`, 0, (abortSignal) =>
            client.send(new s3.DeleteObjectCommand(inBucket(key)), { abortSignal }),
          ),
        ),
      async replaceCopy(bytes) {
        const key = 'composition.json';
        const { contentType, cacheControl } = storedHeaders(key);
        const put = { ...inBucket(key), Body: bytes, ContentType: contentType, CacheControl: cacheControl };
        await persist(`${key} could not be written`, 0, (abortSignal) =>
          client.send(new s3.PutObjectCommand(put), { abortSignal }),
        );
      },
    },
  };
}

const notConditional = (place: string, cause?: unknown): Error =>
  new Error(
    `${place} accepts a second create of the same key: it ignores "If-None-Match: *". Two teams that promote at once would lose one of the ` +
      'two changes there. Use a store that honours it (Amazon S3, Ceph, MinIO, Cloudflare R2), or a folder. Nothing was released.',
    { cause },
  );

/** Longer each time and never the same for two writers; two seconds at the most. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(2000, 50 * 2 ** attempt) * Math.random()));

/** One run for all who ask; a failed one is not remembered. */
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
