import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';

const port = Number(process.env.E2E_PORT ?? 3130);
/** As a step of the whole the suites serve what the step before has composed; by themselves they compose first. */
const command = process.env.E2E_COMPOSED ? 'serve' : 'start';

/** The browser suites, against the site as `npm start` builds, releases, composes and serves it. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }], ['./faults/tableReporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'uk-UA',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    command: `node ../run.mjs ${command}`,
    url: `http://localhost:${port}/snapshot.json`,
    env: { PORT: String(port) },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
