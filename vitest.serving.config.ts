import { defineConfig } from 'vitest/config';

const isAsked = (host: string): boolean => process.env.HOSTS?.split(',').includes(host) ?? true;

/**
 * The serving matrix: every host that can serve the site is held against the policy and against its log. It starts nginx and the Worker, so it is
 * no part of the ordinary units. `HOSTS=embedded` asks the embedded server alone.
 */
export default defineConfig({
  test: {
    name: 'serving',
    include: [
      'platform/{src/{proof,serve/operate},test/matrix}/*.serving.ts',
      ...(isAsked('nginx') ? ['platform/src/serve/nginx/*.serving.ts'] : []),
      ...(isAsked('worker') ? ['platform/src/serve/worker/*.serving.ts'] : []),
    ],
    setupFiles: ['platform/test/ownTemporaryFolder.ts'],
    globalSetup: ['platform/test/matrix/findPrograms.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A host shows in a while what has become live: one that has not after this time never will.
    expect: { poll: { interval: 20, timeout: 20_000 } },
  },
});
