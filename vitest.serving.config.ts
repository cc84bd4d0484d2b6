import { defineConfig } from 'vitest/config';

/**
 * The serving matrix: the same questions to every host that can serve the site, each answer held against the policy's own. It starts
 * nginx and the Worker, so it is no part of the ordinary units.
 */
export default defineConfig({
  test: {
    name: 'serving',
    include: ['platform/src/**/*.serving.ts'],
    globalSetup: ['platform/src/serve/matrix/findHosts.ts'],
    // Each file has a store and hosts of its own, and the longest one mostly waits.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A host shows in a while what has become live: one that has not after this time never will.
    expect: { poll: { interval: 20, timeout: 20_000 } },
  },
});
