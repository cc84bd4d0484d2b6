import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from 'studio/browser';
import { findDeployedSite } from './deployed/findDeployedSite.ts';

// First port of the suites. Suites that start servers use ports up to 100 above; workers inherit the variable.
process.env.E2E_PORT ??= String(await findFreePort([3130, 3330, 3530, 3730]));
const port = Number(process.env.E2E_PORT);
/** Command that provides the site. `npm test` has composed it, so `serve` is enough; if the suites run alone, `start` composes it. */
const command = process.env.E2E_COMPOSED ? 'serve' : 'start';
/** Folder of the results. A test that runs Playwright itself sets another folder. */
const results = process.env.E2E_RESULTS ?? 'test-results';

const deployedSite = await findDeployedSite();
/** Folder with the suites of the package in PACKAGE. The shell's suites are in `frame`. */
const journeys = deployedSite?.package === 'shell' ? 'frame' : deployedSite?.package;

/** Folders with the suites of remotes. */
const remotes = globSync('../mfe-*', { cwd: import.meta.dirname }).map((folder) => folder.replace('../mfe-', ''));
/** Suites of `npm test` besides those of remotes: every page, connections between packages, some faults. */
const quickSuites = [
  '{cards,everyPage,structure}',
  'faults/faults',
  'foreignHost/*',
  'frame/{openMenusAccessibility,budgets,header,menus}',
  'ordinary/*',
  'journeys/{language,navigation,reports,speculation}',
  'looks/*',
  'releases/alteredFile',
  'search/*',
];
const engines = 'engines/*.spec.ts';
/** Suites that first build, release or serve something. Only these may take minutes. */
const ownBuilds = [
  'development/*.spec.ts',
  'exchange-landing/standalone.spec.ts',
  'gallery/*.spec.ts',
  'releases/{comesBack*,duringVisit,frameComesBack,oldTab,panel,releaseAndRollback,speculation}.spec.ts',
];

/** Configures the browser suites, which test the site that `npm start` composes and serves, or a deployed site. */
export default defineConfig({
  projects: [
    {
      name: 'quick',
      testMatch: [...quickSuites, ...remotes.map((name) => `${name}/*`)].map((suite) => `${suite}.spec.ts`),
      testIgnore: ownBuilds,
      grepInvert: /@all/,
    },
    // Runs these long suites first. If they ran last, one of the two workers would be idle at the end.
    { name: 'builds', testMatch: journeys ? [] : ownBuilds, timeout: 400_000 },
    {
      name: 'chromium',
      // Names `e2e`, because a folder above the project may have the name of a package, as `/home` has.
      testMatch: journeys ? ['everyPage.spec.ts', `e2e/${journeys}/**/*.spec.ts`] : '**/*.spec.ts',
      testIgnore: [engines, ...ownBuilds],
    },
    { name: 'engines', testMatch: engines },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Twice as long as a slow machine needs. Costs time only in failing tests, because an assertion ends as soon as it holds.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { intervals: [20, 50, 100] } },
  outputDir: results,
  snapshotPathTemplate: '{testDir}/stills/accepted/{arg}{ext}',
  reporter: [
    ['line'],
    ['json', { outputFile: `${results}/e2e.json` }],
    ...(deployedSite ? [['./deployed/DeployedSiteReporter.ts'] as const] : []),
  ],
  use: {
    baseURL: deployedSite?.origin ?? `http://localhost:${port}`,
    locale: 'uk-UA',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    ...(deployedSite && {
      storageState: deployedSite.visitor,
      // Takes no DOM snapshots: a snapshot during a carousel's movement stops the carousel before it reaches its slide.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } as const,
      screenshot: 'only-on-failure' as const,
    }),
  },
  ...(!deployedSite && {
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

/** Finds the first free port. @returns the last port if none is free; its server then reports the conflict */
async function findFreePort(ports: readonly number[]): Promise<number | undefined> {
  for (const port of ports) {
    await using server = createServer().listen(port);
    const listening = once(server, 'listening');
    if (await listening.then(Boolean, () => false)) return port;
  }
  return ports.at(-1);
}
