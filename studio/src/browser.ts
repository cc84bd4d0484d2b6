import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotFoundError } from 'shared/contract';

/** Arguments for every Chromium: no sandbox (containers run as root), and no background requests of the browser. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Keeps letters of web fonts at fractions of pixels, as in visitors' browsers. The headless shell would align them to whole pixels.
  '--font-render-hinting=none',
];

/** Paths of an installed Chromium, for machines that the lockfile's package does not support: it runs only on Linux on x64. */
const installedPaths = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const cache = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * Finds a Chromium: the one in CHROMIUM, else the lockfile's (a headless shell, the same on all machines), else an installed one.
 * @returns the path of its executable
 * @throws NotFoundError if there is none, or if the lockfile's cannot be unpacked
 */
export function findBrowser(): string {
  const configuredPath = process.env.CHROMIUM;
  if (configuredPath) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new NotFoundError({
      fact: `CHROMIUM names "${configuredPath}", which does not exist.`,
      nextStep: 'Name an executable: CHROMIUM=/path/to/chromium.',
    });
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPinned();
  const found = installedPaths.find((path) => existsSync(path));
  if (found) return found;
  throw new NotFoundError({
    fact: 'No Chromium was found.',
    nextStep: 'Install Chrome or Chromium, or name one: CHROMIUM=/path/to/chromium npm test.',
  });
}

/** Tells whether the suites run in the lockfile's Chromium. Only its screenshots are comparable with the accepted ones. */
export const isPinned = (): boolean => findBrowser().startsWith(cache);

/**
 * Unpacks the lockfile's Chromium, once for each version. The npm package alone would use any file of the right name in the temporary
 * folder. This function unpacks into a new folder, which gets its final name only when it is complete.
 */
function unpackPinned(): string {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  const executable = join(folder, 'start.sh');
  if (!existsSync(executable)) unpack(version, folder);
  const fonts = join(folder, 'fonts/fonts.conf');
  const configuration = fontsConfiguration(folder);
  // Writes the configuration again if the font packages have moved since the last run.
  if (readFileSync(fonts, 'utf8') !== configuration) writeFileSync(fonts, configuration);
  return executable;
}

function unpack(version: string, folder: string): void {
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(join(cache, 'chromium-'));
  try {
    const run = spawnSync(process.execPath, [join(import.meta.dirname, 'unpackBrowser.cli.ts')], {
      // Makes the package also unpack libraries that a bare system lacks (nss, nspr, expat): AWS Lambda sets this variable.
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      encoding: 'utf8',
    });
    if (run.status !== 0)
      throw new NotFoundError({
        fact: `Chromium ${version} could not be unpacked: ${run.stderr.trim().split('\n').at(-1)}`,
        nextStep: 'Free about 250 MB of disk space and run the same command again.',
      });
    writeFileSync(join(unpacking, 'start.sh'), startScript, { mode: 0o755 });
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true });
    // Ignores the error if the folder exists: another process has unpacked the browser in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

/** Fonts with the widths of Arial and Times New Roman. Until a page's own fonts load, the page thus has the layout that visitors see. */
const systemFonts = {
  'sans-serif': ['arimo', 'Arimo', 'Arial'],
  serif: ['tinos', 'Tinos', 'Times New Roman'],
} as const;

/** Returns a fontconfig file that allows only fonts from npm packages, because a machine's own fonts would change the screenshots. */
const fontsConfiguration = (folder: string): string => {
  const folders = Object.values(systemFonts).map(([name]) =>
    dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`))),
  );
  const aliases = Object.entries(systemFonts).flatMap(([generic, [, family, other]]) =>
    [generic, other].map(
      (each) => `<alias binding="same"><family>${each}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
  );
  // Removes "Regular" from the full names of these fonts, because a page requests a font by its full name.
  const names = Object.values(systemFonts).map(
    ([, family]) =>
      `<match target="scan"><test name="fullname"><string>${family} Regular</string></test>` +
      `<edit name="fullname" mode="assign"><string>${family}</string></edit></match>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((each) => `<dir>${escapeXml(each)}</dir>`).join('\n')}
<cachedir>${escapeXml(join(folder, 'fonts-cache'))}</cachedir>
${[...aliases, ...names].join('\n')}
</fontconfig>
`;
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const startScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
