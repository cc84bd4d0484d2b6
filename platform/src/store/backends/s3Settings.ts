import { InvalidInputError } from 'shared/contract';

/** Settings of a bucket, from its place and the environment. The S3 library reads the credentials itself. */
export interface S3Settings {
  /** `s3://bucket/prefix`, without a final slash. */
  readonly place: string;
  readonly bucket: string;
  /** Prefix of every key: empty, or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** URL of an S3-compatible server; absent for Amazon's. */
  readonly endpoint?: string;
}

/** Sets of environment variables from which the S3 library gets credentials. One set must be complete. */
const identities = [
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['AWS_ROLE_ARN', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
  ['AWS_PROFILE'],
  ['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'],
  ['AWS_CONTAINER_CREDENTIALS_FULL_URI'],
] as const;

/**
 * Reads settings from `s3://bucket/prefix` and the standard variables of S3 tools.
 * @throws InvalidInputError with a line for each fault
 */
export function readS3Settings(place: string, env: Readonly<Record<string, string | undefined>>): S3Settings {
  const faults: string[] = [];
  const [, bucket = '', path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/.exec(place) ?? [];
  if (bucket === '')
    faults.push(
      `"${place}" does not name a bucket: write s3://bucket or s3://bucket/prefix, the bucket in lower case.`,
    );
  if (path !== '' && !path.split('/').every((each) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(each)))
    faults.push(`"${path}" is not a valid prefix: write letters, digits, ._- and single slashes.`);
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  if (endpoint && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    faults.push(`AWS_ENDPOINT_URL_S3 is "${endpoint}", which is not an address: write https://host[:port].`);
  // Servers other than Amazon's have no regions, but the signature needs one, so any name serves.
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint ? 'us-east-1' : undefined);
  if (!region) faults.push('AWS_REGION is missing: set the region of the bucket, such as eu-central-1.');
  const givenIdentities = identities.filter((names) => names.some((name) => env[name]));
  for (const names of givenIdentities) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length > 0)
      faults.push(`${missing.join(', ')} is missing, but ${names.find((name) => env[name])} is set.`);
  }
  if (givenIdentities.length === 0)
    faults.push(
      'The access key is missing: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE, or AWS_ROLE_ARN and AWS_WEB_IDENTITY_TOKEN_FILE.',
    );
  if (faults.length > 0 || !region)
    throw new InvalidInputError({
      what: `The store ${place} cannot be opened:\n`,
      fact: `  ${faults.join('\n  ')}\n`,
      nextStep: 'See "Releases in an S3 bucket" in docs/deploy.md.',
    });
  const prefix = path === '' ? '' : `${path}/`;
  return { place: `s3://${bucket}${path && `/${path}`}`, bucket, prefix, region, ...(endpoint && { endpoint }) };
}
