import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { NotFoundError } from 'shared/contract';
import { install } from './install.ts';

/** Started so everywhere: no sandbox (containers run as root), and no background requests of the browser's own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Letters stand between pixels, as on phones and in windows: without it the shell puts those of a site's own fonts on whole ones.
  '--font-render-hinting=none',
];

const browsers = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const shell = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium for the suites: what CHROMIUM names, else the shell without windows, Debian's, which costs half of the processor's time (decision 0090),
 * else as `findBrowser`.
 * @throws NotFoundError if there is none and none can be installed
 */
export function findShell(): string {
  if (process.env.CHROMIUM) return findBrowser();
  if (existsSync(shell)) return shell;
  // Each worker asks anew, with the environment of who started it: what could not be installed once is not tried by each.
  process.env.SHELL_TRIED ??= String(install("Chromium's shell", ['chromium-headless-shell']));
  return existsSync(shell) ? shell : findBrowser();
}

/**
 * A whole Chromium, as people have it: an installed one, else Playwright's, else Debian's package where that can be installed.
 * @throws NotFoundError if there is none and none can be installed
 */
export function findBrowser(): string {
  const debians = '/usr/bin/chromium';
  const found = [...browsers, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  if (install('Chromium', ['chromium']) && existsSync(debians)) return debians;
  throw new NotFoundError({
    fact: 'No Chromium was found for the browser tests.',
    nextStep:
      'Install Chrome or Chromium, run "npx playwright install chromium", or name one: CHROMIUM=/path/to/chromium npm test.',
  });
}
