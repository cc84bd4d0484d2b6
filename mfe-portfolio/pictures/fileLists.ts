import { basename, dirname } from 'node:path';
import { filesOf, type PaintedPictures, type Picture } from 'studio/pictures';

/** The pictures of a case that have a module each: pages show them apart from the screens. A module may hold several crops. */
const modules = {
  cover: ['cover', 'cover-phone', 'cover-en'],
  banner: ['banner', 'banner-portrait'],
  next: ['next'],
} as const;

/** The modules beside the painted files of every case: `cover.ts`, `banner.ts`, `next.ts` and `screens.ts`. */
export function listFiles(pictures: readonly Picture[]): PaintedPictures['fileLists'] {
  const ofCases = pictures.filter(({ path }) => path.startsWith('mfe-portfolio/'));
  const folders = [...new Set(ofCases.map(({ path }) => dirname(path)))];
  return folders.flatMap((folder) => {
    const inFolder = ofCases.filter(({ path }) => dirname(path) === folder);
    const named = (name: string) => inFolder.filter(({ path }) => basename(path) === name);
    const screens = inFolder.filter(({ path }) => /^(desktop|mobile)-/.test(basename(path)));
    return [
      ...Object.entries(modules).map(([name, crops]) => ({
        file: `${folder}/${name}.ts`,
        source: cropsSource(crops.flatMap((crop) => named(crop))),
      })),
      { file: `${folder}/screens.ts`, source: screensSource(screens) },
    ];
  });
}

const head = `// Written by "npm run pictures", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
`;

function cropsSource(pictures: readonly Picture[]): string {
  const exports = pictures.map(
    (picture) => `export const ${variable(picture.path)}: PictureFiles = ${filesLiteral(picture, '', pictures[0])};\n`,
  );
  return `${head}${importsOf(pictures)}\n${exports.join('\n')}`;
}

function screensSource(pictures: readonly Picture[]): string {
  const device = (name: string) =>
    `  ${name}: {\n${pictures
      .filter(({ path }) => basename(path).startsWith(`${name}-`))
      .map((picture) => {
        const screen = basename(picture.path).slice(name.length + 1);
        const key = /^\w+$/.test(screen) ? screen : `'${screen}'`;
        return `    ${key}: ${filesLiteral(picture, '    ')},\n`;
      })
      .join('')}  },\n`;
  return `${head}${importsOf(pictures)}
/** The screens of the case by device, each under the name that its words know it by, in the order of the slides. */
export const screens: Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>> = {
${device('desktop')}${device('mobile')}};
`;
}

const variable = (file: string) =>
  basename(file)
    .replace(/\.(avif|webp)$/, (_, format: string) => `-${format}`)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** In the order that the linter wants: by name, numbers as numbers. */
const importsOf = (pictures: readonly Picture[]) =>
  pictures
    .flatMap(filesOf)
    .map(({ file }) => file)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => `import ${variable(file)} from './${basename(file)}';\n`)
    .join('');

/**
 * A `PictureFiles` as its module writes it, in the format that the formatter keeps.
 * @param main the module's first picture, whose WebP stands for crops that are painted in AVIF only
 */
function filesLiteral(picture: Picture, indent: string, main = picture): string {
  const { width, height } = picture.scene();
  const files = filesOf(picture);
  const list = (format: string) => {
    const items = files
      .filter((each) => each.format === format)
      .map(({ file, width: wide }) => `{ file: ${variable(file)}, width: ${wide} }`);
    return items.length === 1
      ? `[${items}]`
      : `[\n${items.map((item) => `${indent}    ${item},\n`).join('')}${indent}  ]`;
  };
  return `{\n${indent}  width: ${width},\n${indent}  height: ${height},\n${indent}  avif: ${list('avif')},\n${indent}  webp: ${picture.webp ? list('webp') : `${variable(main.path)}.webp`},\n${indent}}`;
}
