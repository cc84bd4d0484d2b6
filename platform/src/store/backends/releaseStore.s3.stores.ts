import { randomUUID } from 'node:crypto';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { testStoreConformance } from '../../../test/storeConformance.ts';
import { openStore } from './openStore.ts';
import { readS3Settings } from './s3Settings.ts';

/** The bucket of a real server, from the environment of the stores suites. */
const place = process.env.STORES_PLACE ?? '';

const newStore = () => openStore(`${place}/${randomUUID()}`, 'writing');

describe.skipIf(!place)('on an S3 server', () => {
  testStoreConformance('a bucket', newStore, (store) => openStore(store.place, 'writing'));

  it('blobs are stored as immutable binary data, and other files must be revalidated', async () => {
    const store = await newStore();
    const { bucket, prefix, endpoint, region } = readS3Settings(store.place, process.env);
    const client = new S3Client({ region, forcePathStyle: true, ...(endpoint && { endpoint }) });
    const headersOf = async (key: string) => {
      const { ContentType, CacheControl, ContentEncoding } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
      );
      return [ContentType, CacheControl, ContentEncoding];
    };
    const blob = `blobs/${'0'.repeat(64)}`;
    for (const key of [blob, 'log/00000001.json']) await store.create(key, '{}');
    expect(await headersOf(blob)).toEqual([
      'application/octet-stream',
      'public, max-age=31536000, immutable',
      undefined,
    ]);
    expect(await headersOf('log/00000001.json')).toEqual(['application/json', 'no-cache', undefined]);
  });

  it('an error names the missing bucket', async () => {
    await expect(openStore('s3://no-such-bucket-of-ours/x', 'writing')).rejects.toThrow(
      /\.probe could not be written in s3:\/\/no-such-bucket-of-ours\/x: the bucket does not exist/,
    );
    const store = await openStore('s3://no-such-bucket-of-ours', 'reading');
    await expect(store.read('log/00000001.json')).rejects.toThrow(/the bucket does not exist/);
  });
});
