import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { createStandaloneBuild } from 'platform/build';

/**
 * `npm --prefix mfe-exchange-landing run standalone` builds the exchange as a static site in `dist/site`. `site.json` in the workspace
 * overrides the owner's values, as in the composed site.
 */
const folder = join(import.meta.dirname, '..');
const built = join(folder, 'dist/standalone');
const site = join(folder, 'dist/site');
/** Fonts of the brand, cut to the characters of the site. Frame and standalone site use the same files. */
const fonts = join(folder, '../shared/src/fonts');
const families = [
  ['Piazzolla', 'piazzolla', '300 600'],
  ['Onest', 'onest', '400 700'],
] as const;
const ranges = {
  latin: 'U+0000-00FF,U+0141-0142,U+02BC,U+2000-206F,U+20AC,U+20B4,U+2122,U+2190-2199,U+2212,U+2248',
  cyrillic: 'U+0400-045F,U+0490-0491,U+2116',
} as const;

try {
  await rm(built, { recursive: true, force: true });
  await rm(site, { recursive: true, force: true });
  await build();
  const browser = join(built, 'browser');
  const script = await pin(browser, await find(browser, 'js/main'));
  const early = await pin(browser, await find(browser, 'js/early'));
  const sheet = await find(browser, 'css/main');
  const css = `${fontFaces()}${await readFile(join(browser, sheet), 'utf8')}`;
  const { standaloneDocument } = createRequire(import.meta.url)(join(built, 'node/main.cjs'));
  const values = JSON.parse(await readFile(join(folder, '../site.json'), 'utf8').catch(() => '{}'));
  await mkdir(join(site, 'fonts'), { recursive: true });
  await cp(browser, site, { recursive: true });
  for (const [, file] of families)
    for (const script_ of Object.keys(ranges))
      await cp(join(fonts, `${file}-${script_}.woff2`), join(site, `fonts/${file}-${script_}.woff2`));
  for (const [language, file] of [
    ['ua', 'index.html'],
    ['en', 'en.html'],
  ] as const) {
    const preloads = families.map(([, name]) => `fonts/${name}-${language === 'ua' ? 'cyrillic' : 'latin'}.woff2`);
    const html = await standaloneDocument({ language, values, script, early, css, preloads });
    await writeFile(join(site, file), html);
  }
  await cp(join(import.meta.dirname, 'icon.svg'), join(site, 'icon.svg'));
  // Some hosts look for `index.html` in a folder, so the English document exists twice.
  await mkdir(join(site, 'en'), { recursive: true });
  await cp(join(site, 'en.html'), join(site, 'en/index.html'));
  console.log(`The exchange stands alone in ${site}. Serve that folder from any static host.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    process.chdir(folder);
    const compiler = rspack(createStandaloneBuild('exchange-landing', folder));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}

/** Finds a built file by the start of its name; the rest of the name is a digest. */
async function find(folder: string, start: string): Promise<string> {
  const [inside = '', name = ''] = start.split('/');
  const file = (await readdir(join(folder, inside))).find((each) => each.startsWith(`${name}.`));
  if (!file) throw new Error(`The build wrote no ${start} into ${folder}. Look at src/standalone and build again.`);
  return `${inside}/${file}`;
}

async function pin(folder: string, path: string): Promise<{ path: string; integrity: string }> {
  const digest = createHash('sha256')
    .update(await readFile(join(folder, path)))
    .digest('base64');
  return { path, integrity: `sha256-${digest}` };
}

function fontFaces(): string {
  const faces = families.flatMap(([family, file, weights]) =>
    Object.entries(ranges).map(
      ([name, range]) =>
        `@font-face{font-family:"${family}";src:url(/fonts/${file}-${name}.woff2) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
    ),
  );
  return [
    ...faces,
    '@font-face{font-family:"Piazzolla Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:102.6%;ascent-override:108.2%;descent-override:30.2%;line-gap-override:0%}',
    '@font-face{font-family:"Onest Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:105.3%;ascent-override:92.1%;descent-override:29%;line-gap-override:0%}',
  ].join('');
}
