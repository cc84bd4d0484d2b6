import { setTimeout as pause } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { StoreError } from 'shared/contract';
import { getErrorMessage } from '../getErrorMessage.ts';
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

interface S3Fault {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Error code of the server, such as `NoSuchKey`. */
  readonly code: string;
  /** True if the fault is temporary, so that a retry may help. */
  readonly passing: boolean;
  /** True if the server may have executed the request despite the fault. */
  readonly uncertain: boolean;
}

const passingStatuses = new Set([0, 408, 409, 425, 429]);

/** Code with which S3 ends a slow upload. Its status is 400, like that of lasting faults. */
const slowUploadCode = 'RequestTimeout';

export function readS3Fault(error: unknown): S3Fault {
  const { name = '', $metadata } = (error ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  // Names of errors that the library throws before it sends anything, so that retries are useless.
  const hopeless = /^(CredentialsProviderError|TokenProviderError|TypeError|RangeError|ReferenceError)$/.test(name);
  const torn = status >= 200 && status < 300;
  const isServerFault = status >= 500 && status !== 501 && status !== 507;
  const passing = !hopeless && (passingStatuses.has(status) || torn || isServerFault || name === slowUploadCode);
  return { status, code: name, passing, uncertain: passing && status !== 409 && status !== 429 };
}

/**
 * Makes the error for the last failed attempt, with advice for the operator.
 * @param what failed action: `a.json could not be read`
 */
function createS3Error({ status, code }: S3Fault, what: string, place: string, cause: unknown): StoreError {
  const message = status > 0 && code ? code : `${code}: ${getErrorMessage(cause)}`;
  const because = (fact: string, nextStep: string) =>
    new StoreError(
      { what: `${what} in ${place}:`, fact: `${fact} (${status || 'no response'}, ${message}).`, nextStep },
      { cause },
    );
  if (code === 'NoSuchBucket') return because('the bucket does not exist', 'Create the bucket, or correct RELEASES.');
  if (status === 401 || status === 403)
    return because(
      'the store does not allow this request',
      'Check the access key and its permissions. docs/deploy.md lists the permissions (s3:ListBucket among them).',
    );
  if (status === 301 || status === 307 || code === 'AuthorizationHeaderMalformed')
    return because('the bucket is in another region', 'Set AWS_REGION to the region of the bucket.');
  if (status === 0 || status >= 500 || code === slowUploadCode)
    return because(
      'the store could not be reached',
      'The live site has not changed. Run the same command again when the store responds.',
    );
  return because('the store refuses the request', 'Check the settings of the bucket (docs/deploy.md).');
}

export const isOutOfSpace = ({ status, code }: S3Fault): boolean =>
  status === 507 || /^(QuotaExceeded|XMinioStorageFull|InsufficientStorage|StorageFull)$/.test(code);
