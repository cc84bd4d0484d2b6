import { existsSync } from 'node:fs';
import { install } from './install.ts';

const find = () => [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/**
 * A whole Chromium, for tests that the lockfile's cannot run; undefined where there is none. In continuous integration it is installed from Debian.
 */
export const installedBrowser =
  find() ?? (process.env.CI === 'true' && install('Chromium', ['chromium']) ? find() : undefined);

export const noInstalledBrowser = 'No whole Chromium is installed. On Debian: apt-get install chromium.';
