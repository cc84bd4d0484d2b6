import { randomUUID } from 'node:crypto';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { storeConformance } from '../../test/storeConformance.ts';
import { compressedCopies } from './compressedCopies.ts';
import { openStore } from './openStore.ts';
import { readS3Settings } from './s3Settings.ts';

/** A real server's bucket, named by whoever runs the suites of the stores. */
const place = process.env.STORES_PLACE ?? '';

const newStore = () => openStore(`${place}/${randomUUID()}`, 'writing');

describe.skipIf(!place)('on an S3 server', () => {
  storeConformance('a bucket', newStore, (store) => openStore(store.place, 'writing'));

  it('keeps what a browser asks for with its type and for good, packed as plain bytes, and the rest to be asked about', async () => {
    const store = await newStore();
    const { bucket, prefix, endpoint, region } = readS3Settings(store.place, process.env);
    const client = new S3Client({ region, forcePathStyle: true, ...(endpoint && { endpoint }) });
    const headersOf = async (key: string) => {
      const { ContentType, CacheControl, ContentEncoding } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
      );
      return [ContentType, CacheControl, ContentEncoding];
    };
    const script = Buffer.from('export const text = 1;\n'.repeat(50));
    const file = 'home/browser/js/main.1a2b3c4d.js';
    const picture = 'home/browser/assets/river.1a2b3c4d.avif';
    for (const key of [file, picture]) await store.create(key, script);
    await store.create('sites/0123456789abcdef/snapshot.json', '{}');
    const forGood = 'public, max-age=31536000, immutable';
    expect(await headersOf(picture)).toEqual(['image/avif', forGood, undefined]);
    expect(await headersOf(`${file}.br`)).toEqual(['application/octet-stream', forGood, undefined]);
    await expect(headersOf(file)).rejects.toThrow();
    expect(await headersOf('sites/0123456789abcdef/snapshot.json')).toEqual([
      'application/json',
      'no-cache',
      undefined,
    ]);
    // What lies packed comes back as it lies under its copy's name, and unpacked under its own.
    expect(await store.read(`${file}.br`)).toEqual((await compressedCopies(file, script))[`${file}.br`]);
    expect(await store.read(file)).toEqual(script);
  });

  it('says which bucket is not there', async () => {
    await expect(openStore('s3://no-such-bucket-of-ours/x', 'writing')).rejects.toThrow(
      /\.probe could not be written in s3:\/\/no-such-bucket-of-ours\/x: there is no such bucket/,
    );
    const store = await openStore('s3://no-such-bucket-of-ours', 'reading');
    await expect(store.read('log/00000001.json')).rejects.toThrow(/there is no such bucket/);
  });
});
