import { StoreError } from 'shared/contract';
import { getErrorMessage } from '../getErrorMessage.ts';

export interface S3Fault {
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

export function readS3Fault(error: unknown): S3Fault {
  const { name = '', $metadata } = (error ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  // Names of errors that the library throws before it sends anything, so that retries are useless.
  const hopeless = /^(CredentialsProviderError|TokenProviderError|TypeError|RangeError|ReferenceError)$/.test(name);
  const torn = status >= 200 && status < 300;
  const passing =
    !hopeless && (passingStatuses.has(status) || torn || (status >= 500 && status !== 501 && status !== 507));
  return { status, code: name, passing, uncertain: passing && status !== 409 && status !== 429 };
}

/**
 * Makes the error for the last failed attempt, with advice for the operator.
 * @param what failed action: `a.json could not be read`
 */
export function createS3Error({ status, code }: S3Fault, what: string, place: string, cause: unknown): StoreError {
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
  if (status === 0 || status >= 500)
    return because(
      'the store could not be reached',
      'The live site has not changed. Run the same command again when the store responds.',
    );
  return because('the store refuses the request', 'Check the settings of the bucket (docs/deploy.md).');
}

export const isOutOfSpace = ({ status, code }: S3Fault): boolean =>
  status === 507 || /^(QuotaExceeded|XMinioStorageFull|InsufficientStorage|StorageFull)$/.test(code);
