import { browser, report, run } from './steps.ts';

/**
 * `npm run e2e [playwright's words]`: the browser suites alone, against the site of this checkout. With SITE=https://… against a site that is
 * there: `e2e/outside/outside.cli.ts`.
 */
const words = process.argv.slice(2);
if (process.env.SITE !== undefined || words.some((word) => word.startsWith('--package')))
  process.exitCode = await run(process.execPath, ['e2e/outside/outside.cli.ts', ...words]);
else await report({ browser: () => browser(words) });
