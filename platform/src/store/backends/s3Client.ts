import { setTimeout as pause } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import pLimit, { type LimitFunction } from 'p-limit';
import { createS3Error, readS3Fault, type S3Fault } from './s3Fault.ts';
import type { S3Settings } from './s3Settings.ts';

/** Maximum attempts per request. If three responses in ten get lost, one request in 15,000 fails. */
const attempts = 8;
const connectTime = 3000;
const requestTime = 15_000;
export const maxConcurrentRequests = 24;

export interface S3Bucket {
  readonly library: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
  readonly place: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly slots: LimitFunction;
}

/** Opens a bucket. Loads the S3 library lazily, because other stores do not need it. */
export async function openBucket({ place, bucket, prefix, region, endpoint }: S3Settings): Promise<S3Bucket> {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: endpoint !== undefined,
    // Turns off the library's retries: `sendWithRetries` retries, because a conditional write must know that it is a retry.
    maxAttempts: 1,
    // Adds checksums only where S3 requires them, because servers other than Amazon's refuse those of newer clients.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectTime,
      httpAgent: { maxSockets: maxConcurrentRequests },
      httpsAgent: { maxSockets: maxConcurrentRequests },
    },
  });
  return { library, client, place, bucket, prefix, slots: pLimit(maxConcurrentRequests) };
}

export const toObjectLocation = ({ bucket, prefix }: S3Bucket, key: string) => ({ Bucket: bucket, Key: prefix + key });

/** Request to a bucket. `sendWithRetries` repeats it after temporary faults. */
export interface S3Request<Result> {
  /** Failed action, with which the error message begins: `a.json could not be read`. */
  readonly what: string;
  /** Bytes of the request's body; the timeout grows with them. */
  readonly size?: number;
  readonly ask: (signal: AbortSignal) => Promise<Result>;
  /** Returns an error with advice for a fault that this request explains better than `createS3Error`; otherwise undefined. */
  readonly explain?: (fault: S3Fault, cause: unknown) => Error | undefined;
}

/** Sends a request, and retries it after temporary faults. @throws StoreError after the last attempt */
export async function sendWithRetries<Result>(
  { slots, place }: S3Bucket,
  { what, size = 0, ask, explain }: S3Request<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await slots(() => ask(AbortSignal.timeout(requestTime + Math.ceil(size / 100))));
    } catch (error) {
      const fault = readS3Fault(error);
      if (!fault.passing || attempt === attempts)
        throw explain?.(fault, error) ?? createS3Error(fault, what, place, error);
      // Waits for a random time that grows with each attempt, up to two seconds, so that two writers do not collide again.
      await pause(Math.min(2000, 50 * 2 ** attempt) * Math.random());
    }
  }
}
