import chromium from '@sparticuz/chromium';

/** Unpacks the lockfile's Chromium into the temporary folder that the caller has set. Run by `findBrowser` in a process of its own. */
await chromium.executablePath();
