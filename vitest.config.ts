import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** Defines one project per package, so that the tests of a package can run alone: `npm --prefix mfe-portfolio test`. */
export default defineConfig({
  test: {
    // Uses every core. By default vitest leaves one free, which halves the speed on two cores.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'root',
          include: ['*.test.ts', '.ci/*.test.ts'],
          setupFiles: ['platform/test/ownTemporaryFolder.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Prints long values in full, because `boundaries.test.ts` compares whole sentences.
          chaiConfig: { truncateThreshold: 0 },
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'art',
          include: ['*/art/**/*.test.ts'],
          isolate: false,
          setupFiles: ['platform/test/ownTemporaryFolder.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'races',
          root: 'platform',
          // Isolates the file, because its tests mock two modules and the clock.
          isolate: true,
          include: ['test/races/*.test.ts'],
          setupFiles: [join(import.meta.dirname, 'platform/test/ownTemporaryFolder.ts')],
          testTimeout: 120_000,
        },
      },
      ...['shared', 'studio', 'platform', 'shell', 'template', ...remotes].map((name) => ({
        plugins: [vanillaExtractPlugin()],
        // Sets long timeouts: the first test of a file waits for the import of its page, and commands are slow beside the suites of stores.
        test: {
          name: name,
          root: name,
          // Lets files of a worker share modules: saves a quarter of the time. Isolates tests of browser code, because they mock modules.
          isolate: ['shared', 'shell'].includes(name),
          // Uses a negated pattern, because an `exclude` list would replace the list that a run passes.
          include: ['{src,test}/**/*.test.{ts,tsx}', '!test/races/**'],
          setupFiles: [join(import.meta.dirname, 'platform/test/ownTemporaryFolder.ts')],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
