import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { openStore } from './openStore.ts';
import { readS3Settings } from './s3Settings.ts';

const key = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

it('bucket, prefix, region and endpoint are read from place and environment', () => {
  expect(readS3Settings('s3://porohy-site/releases/', { ...key, AWS_REGION: 'eu-central-1' })).toEqual({
    place: 's3://porohy-site/releases',
    bucket: 'porohy-site',
    prefix: 'releases/',
    region: 'eu-central-1',
  });
  expect(readS3Settings('s3://porohy', { ...key, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' })).toEqual({
    place: 's3://porohy',
    bucket: 'porohy',
    prefix: '',
    region: 'us-east-1',
    endpoint: 'http://127.0.0.1:9000',
  });
});

it('incomplete settings are refused, and one error names every fault', () => {
  expect(() => readS3Settings('s3://Porohy', { AWS_ACCESS_KEY_ID: 'a', AWS_ENDPOINT_URL_S3: 'minio:9000' })).toThrow(
    /"s3:\/\/Porohy" does not name a bucket[\s\S]*"minio:9000", which is not an address[\s\S]*AWS_SECRET_ACCESS_KEY is missing, but AWS_ACCESS_KEY_ID is set[\s\S]*docs\/deploy\.md/,
  );
  expect(() => readS3Settings('s3://porohy', {})).toThrow(/AWS_REGION is missing[\s\S]*The access key is missing/);
  expect(() => readS3Settings('s3://porohy/a b', { ...key, AWS_REGION: 'x' })).toThrow(/"a b" is not a valid prefix/);
});

it('a pipeline role replaces the key if its settings are complete', () => {
  const role = { AWS_REGION: 'x', AWS_ROLE_ARN: 'arn:aws:iam::1:role/r' };
  expect(() => readS3Settings('s3://porohy', role)).toThrow(
    /AWS_WEB_IDENTITY_TOKEN_FILE is missing, but AWS_ROLE_ARN is set/,
  );
  expect(readS3Settings('s3://porohy', { ...role, AWS_WEB_IDENTITY_TOKEN_FILE: '/t' }).bucket).toBe('porohy');
});

it.each([
  'https://porohy.s3.amazonaws.com',
  's3:/porohy',
  's3:porohy',
  'S3://porohy',
  'arn:aws:s3:::porohy',
  'file:///srv/releases',
  '~/releases',
  '$HOME/releases',
  '"releases"',
  ' ',
])('"%s" is refused because it is no place for a store', async (place) => {
  await expect(openStore(place, 'reading')).rejects.toThrow(/cannot be a store\..*full path/);
});

it('a folder’s path is used without surrounding white space', async () => {
  expect((await openStore(` ${tmpdir()}\n`, 'reading')).place).toBe(tmpdir());
});
