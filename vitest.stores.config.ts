import { defineConfig } from 'vitest/config';

/** The suites of the stores and their faults: they want a real S3 server and minutes, so they are no part of the ordinary units. */
export default defineConfig({
  test: {
    // One after another: they start processes of their own, and two cores are soon full.
    fileParallelism: false,
    projects: ['platform'].map((name) => ({
      test: {
        name: name,
        root: name,
        include: ['src/**/*.stores.ts'],
        setupFiles: ['src/testing/ownTemporaryFolder.ts'],
        testTimeout: 900_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
