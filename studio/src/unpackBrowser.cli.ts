import chromium from '@sparticuz/chromium';

/** Unpacks the lockfile's Chromium into the caller's temporary folder. `findBrowser` runs this module in a separate process. */
await chromium.executablePath();
