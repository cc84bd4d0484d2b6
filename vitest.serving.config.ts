import { defineConfig } from 'vitest/config';

const isAsked = (host: string): boolean => process.env.HOSTS?.split(',').includes(host) ?? true;

/**
 * Defines the matrix of hosts: tests every host that can serve the site against the policy and the log. It starts nginx and the Worker, so
 * it is separate from the unit tests. `HOSTS=embedded` tests only the embedded server.
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
    // Polls for longer than any host takes to show a new release.
    expect: { poll: { interval: 20, timeout: 20_000 } },
  },
});
