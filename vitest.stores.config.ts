import { defineConfig } from 'vitest/config';

/** Defines the suites of stores, on folders and on a real S3 server. They take minutes, so they are separate from the unit tests. */
export default defineConfig({
  test: {
    name: 'stores',
    include: ['platform/{src,test}/**/*.stores.ts'],
    globalSetup: ['platform/test/s3Server.ts'],
    setupFiles: ['platform/test/ownTemporaryFolder.ts'],
    // Runs two workers even on one core, because the suites mostly wait for lost responses.
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
