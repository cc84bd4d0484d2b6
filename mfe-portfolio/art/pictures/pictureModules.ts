import { basename, dirname } from 'node:path';
import { filesOf, type PaintedPictures, type Picture } from 'studio/pictures';

/** Modules of a case's pictures except its screens, each with the names of the crops that the module lists. */
const modules = {
  cover: ['cover', 'cover-phone', 'cover-en', 'cover-phone-en'],
  banner: ['banner', 'banner-portrait'],
  tasks: ['tasks'],
  next: ['next'],
} as const;

/**
 * Returns the modules beside each case's painted files: `screens.ts`, and `cover.ts`, `banner.ts`, `tasks.ts` and `next.ts` if the case has
 * such a picture.
 */
export function listPictureModules(pictures: readonly Picture[]): PaintedPictures['fileLists'] {
  const ofCases = pictures.filter(({ path }) => path.startsWith('mfe-portfolio/'));
  const folders = [...new Set(ofCases.map(({ path }) => dirname(path)))];
  return folders.flatMap((folder) => {
    const inFolder = ofCases.filter(({ path }) => dirname(path) === folder);
    const named = (name: string) => inFolder.filter(({ path }) => basename(path) === name);
    const screens = inFolder.filter(({ path }) => /^(desktop|mobile)-/.test(basename(path)));
    return [
      ...Object.entries(modules).flatMap(([name, crops]) => {
        const painted = crops.flatMap((crop) => named(crop));
        return painted.length === 0 ? [] : [{ file: `${folder}/${name}.ts`, source: cropsSource(painted) }];
      }),
      { file: `${folder}/screens.ts`, source: screensSource(screens) },
    ];
  });
}

const head = `// Written by "npm run art", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
`;

function cropsSource(pictures: readonly Picture[]): string {
  const exports = pictures.map(
    (picture) =>
      `export const ${variable(picture.path)}: PictureFiles = ${filesLiteral(picture, '', `${variable(pictures[0]?.path ?? '')}.webp`)};\n`,
  );
  return `${head}${importsOf(pictures)}\n${exports.join('\n')}`;
}

const languages = ['ua', 'en'] as const;
type Language = (typeof languages)[number];

const languageOf = ({ path }: Picture) => (path.endsWith('-en') ? 'en' : 'ua');

function screensSource(pictures: readonly Picture[]): string {
  const inUkrainian = pictures.filter((picture) => languageOf(picture) === 'ua');
  const screen = (main: Picture, device: string, language: Language) => {
    const picture = pictures.find(({ path }) => path === `${main.path}-en`);
    const name = basename(main.path).slice(device.length + 1);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `      ${key}: ${filesLiteral(language === 'en' && picture ? picture : main, '      ', listLiteral(main, 'webp', '      '))},\n`;
  };
  const onDevice = (device: string, language: Language) =>
    `    ${device}: {\n${inUkrainian
      .filter(({ path }) => basename(path).startsWith(`${device}-`))
      .map((main) => screen(main, device, language))
      .join('')}    },\n`;
  const inLanguage = (language: Language) =>
    `  ${language}: {\n${onDevice('desktop', language)}${onDevice('mobile', language)}  },\n`;
  return `${head.replace('import', "import type { Language } from 'shared/contract';\nimport")}${importsOf(pictures)}
/** Screens of the case by language, device and name, in the order of the slides. The case's words use the same names. */
export const screens: Readonly<
  Record<Language, Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>>>
> = {
${languages.map(inLanguage).join('')}};
`;
}

const variable = (file: string) =>
  basename(file)
    .replace(/\.(avif|webp)$/, (_, format: string) => `-${format}`)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns import lines sorted by name, numbers as numbers, as the linter requires. */
const importsOf = (pictures: readonly Picture[]) =>
  pictures
    .flatMap(filesOf)
    .map(({ file }) => file)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => `import ${variable(file)} from './${basename(file)}';\n`)
    .join('');

/** Returns TypeScript code: the array of a picture's files in one format, in the formatter's layout. */
function listLiteral(picture: Picture, format: 'avif' | 'webp', indent: string): string {
  const items = filesOf(picture)
    .filter((each) => each.format === format)
    .map(({ file, width }) => `{ file: ${variable(file)}, width: ${width} }`);
  return items.length === 1
    ? `[${items}]`
    : `[\n${items.map((item) => `${indent}    ${item},\n`).join('')}${indent}  ]`;
}

/**
 * Returns TypeScript code: the literal of a picture's `PictureFiles`.
 * @param webp code of the WebP array, for a picture that has no WebP files itself
 */
function filesLiteral(picture: Picture, indent: string, webp: string): string {
  const { width, height } = picture.scene();
  const own = picture.webp ? listLiteral(picture, 'webp', indent) : webp;
  return `{\n${indent}  width: ${width},\n${indent}  height: ${height},\n${indent}  avif: ${listLiteral(picture, 'avif', indent)},\n${indent}  webp: ${own},\n${indent}}`;
}
