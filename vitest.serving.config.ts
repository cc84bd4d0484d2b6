import { defineConfig } from 'vitest/config';
import { hostsAsked } from './platform/src/serve/matrix/planSuites.ts';

const asked = hostsAsked(process.env.HOSTS);

/**
 * The serving matrix: every host that can serve the site is held against the policy and against its log. It starts nginx and the Worker, so it is
 * no part of the ordinary units. `HOSTS=embedded` asks the embedded server alone.
 */
export default defineConfig({
  test: {
    name: 'serving',
    include: [
      'platform/src/{proof,serve/matrix}/*.serving.ts',
      ...(asked.includes('nginx') ? ['platform/src/serve/nginx/*.serving.ts'] : []),
      ...(asked.includes('worker') ? ['platform/src/serve/worker/*.serving.ts'] : []),
    ],
    globalSetup: ['platform/src/serve/matrix/findPrograms.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A host shows in a while what has become live: one that has not after this time never will.
    expect: { poll: { interval: 20, timeout: 20_000 } },
  },
});
