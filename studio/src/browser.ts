import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotFoundError } from 'shared/contract';

/** Arguments of every Chromium: no sandbox (containers run as root), and no background requests of the browser's own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without it the headless shell puts the letters of web fonts on whole pixels, as no window and no phone does.
  '--font-render-hinting=none',
];

/** Paths of Chromium on other systems: the lockfile's is for Linux on x64 alone. */
const installedPaths = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const cache = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * Finds a Chromium: the one that CHROMIUM names, else the lockfile's (a headless shell, the same on every machine), else an installed one.
 * @returns the path of its executable
 * @throws NotFoundError if there is none, or the lockfile's cannot be unpacked
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

/** Tells whether the suites run in the lockfile's Chromium: only its pixels are comparable with the accepted pictures. */
export const isPinned = (): boolean => findBrowser().startsWith(cache);

/**
 * Unpacks the lockfile's Chromium once per version. The package would unpack into the temporary folder and take whatever lies there under
 * its name; here it gets a folder of its own, which is complete as soon as it has its name.
 */
function unpackPinned(): string {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  const executable = join(folder, 'start.sh');
  if (!existsSync(executable)) unpack(version, folder);
  const fonts = join(folder, 'fonts/fonts.conf');
  const configuration = fontsConfiguration(folder);
  // The packages of the fonts may have moved since.
  if (readFileSync(fonts, 'utf8') !== configuration) writeFileSync(fonts, configuration);
  return executable;
}

function unpack(version: string, folder: string): void {
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(join(cache, 'chromium-'));
  try {
    const run = spawnSync(process.execPath, [join(import.meta.dirname, 'unpackBrowser.cli.ts')], {
      // As on AWS Lambda it brings the libraries that a bare system lacks: nss, nspr and expat.
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      encoding: 'utf8',
    });
    if (run.status !== 0)
      throw new NotFoundError({
        fact: `Chromium ${version} could not be unpacked: ${run.stderr.trim().split('\n').at(-1)}`,
        nextStep: 'Free some 250 MB of disk and run the same command again.',
      });
    writeFileSync(join(unpacking, 'start.sh'), startScript, { mode: 0o755 });
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Fonts as wide as Arial and Times New Roman: until its own fonts arrive, a page is laid out as visitors see it. */
const systemFonts = {
  'sans-serif': ['arimo', 'Arimo', 'Arial'],
  serif: ['tinos', 'Tinos', 'Times New Roman'],
} as const;

/** Fonts of packages only: a machine's own would make the pictures differ. */
const fontsConfiguration = (folder: string): string => {
  const folders = Object.values(systemFonts).map(([name]) =>
    dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`))),
  );
  const aliases = Object.entries(systemFonts).flatMap(([generic, [, family, other]]) =>
    [generic, other].map(
      (each) => `<alias binding="same"><family>${each}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
  );
  // A page asks for a font by its full name, which here ends with "Regular".
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
