import { existsSync } from 'node:fs';
import { installPackages } from './installPackages.ts';

const find = () => [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Path of a full Chromium (in CI from Debian), for tests that the lockfile's headless shell cannot run; undefined if there is none. */
export const installedBrowser =
  find() ?? (process.env.CI === 'true' && installPackages('Chromium', ['chromium']) ? find() : undefined);

export const noInstalledBrowser = 'No complete Chromium is installed. On Debian, run: apt-get install chromium.';
