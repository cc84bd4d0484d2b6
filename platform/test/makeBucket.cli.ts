import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readS3Settings } from '../src/store/backends/s3Settings.ts';
import { getErrorMessage } from '../src/store/getErrorMessage.ts';

/** `node platform/test/makeBucket.cli.ts s3://bucket`: creates a bucket on an S3 server of your own, unless the bucket exists. */
try {
  const { bucket, endpoint, region } = readS3Settings(process.argv[2] ?? '', process.env);
  const client = new S3Client({ region, forcePathStyle: endpoint !== undefined, ...(endpoint && { endpoint }) });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
  });
  console.log(`The bucket ${bucket} exists.`);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
