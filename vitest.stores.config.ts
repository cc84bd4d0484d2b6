import { defineConfig } from 'vitest/config';

/** The suites of the stores and their faults, on folders and on a real S3 server: they take minutes, so they are no part of the units. */
export default defineConfig({
  test: {
    name: 'stores',
    include: ['platform/{src,test}/**/*.stores.ts'],
    globalSetup: ['platform/test/s3Server.ts'],
    setupFiles: ['platform/test/ownTemporaryFolder.ts'],
    // They wait for answers that were lost more than they compute.
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
