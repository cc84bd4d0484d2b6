import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** One project per name, so that a name's tests run alone: `pnpm --filter mfe-portfolio test`. */
export default defineConfig({
  test: {
    // One for each core: left to itself the runner keeps a core free, which on two halves the speed.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'root',
          include: ['*.test.ts', '.ci/*.test.ts'],
          setupFiles: ['platform/test/ownTemporaryFolder.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is wrong at a boundary is a sentence, which must not be cut.
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
          // It puts other modules in the place of two, and another clock.
          isolate: true,
          include: ['test/races/*.test.ts'],
          setupFiles: [join(import.meta.dirname, 'platform/test/ownTemporaryFolder.ts')],
          testTimeout: 120_000,
        },
      },
      ...['shared', 'studio', 'platform', 'shell', 'template', ...remotes].map((name) => ({
        plugins: [vanillaExtractPlugin()],
        // The first test of a file pays for importing its page, and commands are processes: beside the stores that takes its time.
        test: {
          name: name,
          root: name,
          // The files of a worker share its modules, which saves a quarter of the time. Tests of what runs in a browser set up modules of their own.
          isolate: ['shared', 'shell'].includes(name),
          // A list under `exclude` would take the place of what a run excludes.
          include: ['{src,test}/**/*.test.{ts,tsx}', '!test/races/**'],
          setupFiles: [join(import.meta.dirname, 'platform/test/ownTemporaryFolder.ts')],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
