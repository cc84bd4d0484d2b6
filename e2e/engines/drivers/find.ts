import { existsSync, globSync } from 'node:fs';
import { NotFoundError } from 'shared/contract';
import { install } from '../../install.ts';

const firefoxes = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * A Firefox as people have it, an installed one or Debian's. Not Playwright's: that is patched, and speaks a protocol of its own.
 * @throws NotFoundError if there is none and none can be installed
 */
export function findFirefox(): string {
  const find = () => firefoxes.find((path) => path && existsSync(path));
  const found = find() ?? (install('Firefox', ['firefox-esr']) ? find() : undefined);
  if (found) return found;
  throw new NotFoundError({
    fact: 'No Firefox was found.',
    nextStep: 'Install Firefox (on Debian: apt-get install firefox-esr), or name one: FIREFOX=/path/to/firefox.',
  });
}

/** The programs that WebKit is driven with: a browser, its driver, and a screen to draw on. */
export interface WebKit {
  readonly browser: string;
  readonly driver: string;
  readonly screen: string;
}

const packages = ['webkit2gtk-driver', 'xvfb'];

/**
 * WebKitGTK as Debian ships it, which is the engine of Safari with other surroundings.
 * @throws NotFoundError if there is none and none can be installed
 */
export function findWebKit(): WebKit {
  const find = (): WebKit | undefined => {
    const [browser] = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
    const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
    return browser && existsSync(driver) && existsSync(screen) ? { browser, driver, screen } : undefined;
  };
  const found = find() ?? (install('WebKit', packages) ? find() : undefined);
  if (found) return found;
  throw new NotFoundError({
    fact: 'No WebKit that can be driven was found.',
    nextStep: `It is there for Linux; on Debian: apt-get install ${packages.join(' ')}.`,
  });
}
