import { once } from 'node:events';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from 'studio/browser';
import { findOutside } from './outside/findOutside.ts';

// Suites with servers of their own take ports up to 100 above it. Workers read it from the environment.
process.env.E2E_PORT ??= String(await findFreePort([3130, 3330, 3530, 3730]));
const port = Number(process.env.E2E_PORT);
/** As a step of `npm test` the suites serve the composed site of the step before; alone they compose it first. */
const command = process.env.E2E_COMPOSED ? 'serve' : 'start';
/** Folder of a run's results; a run within a run has one of its own. */
const results = process.env.E2E_RESULTS ?? 'test-results';

const outside = await findOutside();
/** The folder of a package's own journeys: those of the shell are the frame's. */
const journeys = outside?.package === 'shell' ? 'frame' : outside?.package;

/** The suites of `npm test`: every page, what holds it together, a journey per remote, some faults. What takes longer in them is tagged `@all`. */
const quickSuites = [
  'everyPage',
  'structure',
  'cards',
  'cybersecurity/*',
  'exchange-landing/composed',
  'faults/faults',
  'foreignHost/*',
  'frame/{accessibility,budgets,header,menus}',
  'home/*',
  'ordinary/*',
  'journeys/{language,navigation,reports,speculation}',
  'looks/*',
  'portfolio/covers',
  'releases/alteredFile',
  'search/*',
  'services/order',
];
const engines = 'engines/*.spec.ts';
/** Suites that build, release or serve something of their own first: only they may take minutes. */
const ownBuilds = [
  'development/*.spec.ts',
  'exchange-landing/standalone.spec.ts',
  'gallery/*.spec.ts',
  'releases/{comesBack*,duringVisit,frameComesBack,oldTab,panel,releaseAndRollback,speculation}.spec.ts',
];

/** Runs the browser suites: against the site that `npm start` composes and serves, or against a site from outside. */
export default defineConfig({
  projects: [
    { name: 'quick', testMatch: quickSuites.map((suite) => `${suite}.spec.ts`), grepInvert: /@all/ },
    // First, because they are long: at the end one of two workers would wait for the other.
    { name: 'builds', testMatch: journeys ? [] : ownBuilds, timeout: 400_000 },
    {
      name: 'chromium',
      testMatch: journeys ? ['everyPage.spec.ts', `${journeys}/**/*.spec.ts`] : '**/*.spec.ts',
      testIgnore: [engines, ...ownBuilds],
    },
    { name: 'engines', testMatch: engines },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Twice and more of the time on a slow machine: an expectation waits for a state, and ends as soon as it is there.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { intervals: [20, 50, 100] } },
  outputDir: results,
  snapshotPathTemplate: '{testDir}/stills/accepted/{arg}{ext}',
  reporter: [
    ['line'],
    ['json', { outputFile: `${results}/e2e.json` }],
    ...(outside ? [['./outside/OutsideReporter.ts'] as const] : []),
  ],
  use: {
    baseURL: outside?.origin ?? `http://localhost:${port}`,
    locale: 'uk-UA',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    ...(outside && {
      storageState: outside.visitor,
      // Without copies of the document at each step: taken while a carousel turns they keep it from ending where it was going.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } as const,
      screenshot: 'only-on-failure' as const,
    }),
  },
  ...(!outside && {
    webServer: {
      command: `node ../run.mjs ${command}`,
      url: `http://localhost:${port}/snapshot.json`,
      env: { PORT: String(port) },
      timeout: 600_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
});

/** Finds the first port that nobody listens on; the last one if there is none, whose server then says so. */
async function findFreePort(ports: readonly number[]): Promise<number | undefined> {
  for (const port of ports) {
    await using server = createServer().listen(port);
    const listening = once(server, 'listening');
    if (await listening.then(Boolean, () => false)) return port;
  }
  return ports.at(-1);
}
