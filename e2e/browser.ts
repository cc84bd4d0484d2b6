import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { NotFoundError } from 'shared/contract';

/** Started so everywhere: no sandbox (containers run as root), and no background requests of the browser's own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const installed = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the tests: an installed one, else Playwright's, else Debian's package where that can be installed.
 * @throws NotFoundError if there is none and none can be installed
 */
export function findBrowser(): string {
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new NotFoundError({
    fact: 'No Chromium was found for the browser tests.',
    nextStep:
      'Install Chrome or Chromium, run "npx playwright install chromium", or name one: CHROMIUM=/path/to/chromium npm test.',
  });
}
