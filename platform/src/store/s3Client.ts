import { setTimeout as pause } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import pLimit, { type LimitFunction } from 'p-limit';
import { errorFor, faultOf, type S3Fault } from './s3Fault.ts';
import type { S3Settings } from './s3Settings.ts';

/** Number of times a request is made before its fault is believed. With three answers in ten lost, one request in 15,000 fails. */
const attempts = 8;
/** In milliseconds: until a connection stands, and for one whole request besides a second per 100 KB. */
const connectTime = 3000;
const requestTime = 15_000;
/** Requests under way at once. */
export const atOnce = 24;

/** A bucket that is spoken to: the library, its client, and what every request needs. */
export interface S3Bucket {
  readonly library: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
  readonly place: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly slots: LimitFunction;
}

/** The library is loaded here and nowhere else. */
export async function openBucket({ place, bucket, prefix, region, endpoint }: S3Settings): Promise<S3Bucket> {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
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
  return { library, client, place, bucket, prefix, slots: pLimit(atOnce) };
}

/** One key of a bucket, as requests name it. */
export const inBucket = ({ bucket, prefix }: S3Bucket, key: string) => ({ Bucket: bucket, Key: prefix + key });

/** A request that is repeated until it has an answer. */
export interface Request<Result> {
  /** The thing that could not be done if it fails: `a.json could not be read`. */
  readonly what: string;
  /** In bytes, of what is sent: more may take longer. */
  readonly size?: number;
  readonly ask: (signal: AbortSignal) => Promise<Result>;
  /** Makes the error that its fault is told as, where the general error does not say it. */
  readonly explain?: (fault: S3Fault, cause: unknown) => Error | undefined;
}

/** Asks until there is an answer or a fault that does not pass, a few times at the most. @throws StoreError */
export async function persist<Result>(
  { slots, place }: S3Bucket,
  { what, size = 0, ask, explain }: Request<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await slots(() => ask(AbortSignal.timeout(requestTime + Math.ceil(size / 100))));
    } catch (error) {
      const fault = faultOf(error);
      if (!fault.passing || attempt === attempts) throw explain?.(fault, error) ?? errorFor(fault, what, place, error);
      // Longer each time and never the same for two writers; two seconds at the most.
      await pause(Math.min(2000, 50 * 2 ** attempt) * Math.random());
    }
  }
}
