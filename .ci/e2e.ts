import { browser, report } from './steps.ts';

/** `npm run e2e [playwright's words]`: the browser suites alone. */
await report({ browser: () => browser(process.argv.slice(2)) });
