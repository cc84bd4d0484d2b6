import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { NotFoundError } from 'shared/contract';

/** Typefaces that scenes may use. */
export interface Typefaces {
  /**
   * Returns the `@font-face` rules of some families.
   * @throws if a family is not among the typefaces
   */
  css(families: readonly string[]): string;
  /** Returns the bytes of a font file that a scene requests. @throws if the font is not among the typefaces */
  file(path: string): Buffer;
  /** Returns the installed versions of the families. Another version may look different, so hashes contain the version. */
  versions(families: readonly string[]): string;
}

/** Path under which a scene requests its fonts. */
export const fontPath = '/fonts/';

/**
 * Loads typefaces from fontsource packages. Keys are font families. A value is the package; a style sheet other than `index.css` follows
 * after a slash: `piazzolla/opsz`. `asker` is the URL of the module whose package depends on these packages.
 */
export function loadTypefaces(packages: Readonly<Record<string, string>>, asker: string): Typefaces {
  const require = createRequire(asker);
  const folderOf = (name: string) => dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const faces = new Map(
    Object.entries(packages).map(([family, each]) => {
      const [name = each, sheet = 'index'] = each.split('/');
      return [family, { name, sheet }];
    }),
  );
  const face = (family: string) => {
    const found = faces.get(family);
    if (!found)
      throw new NotFoundError({
        fact: `${family} is not a typeface of the pictures.`,
        nextStep: `Use one of these typefaces: ${[...faces.keys()]}.`,
      });
    return found;
  };
  return {
    css: (families) =>
      families
        .map((family) => {
          const { name, sheet } = face(family);
          return readFileSync(join(folderOf(name), `${sheet}.css`), 'utf8')
            .replaceAll('./files/', fontPath)
            .replaceAll(`'${family} Variable'`, `'${family}'`)
            .replace(/\/\*.*?\*\//g, '');
        })
        .join(''),
    file: (path) => {
      const file = path.slice(fontPath.length);
      const found = [...faces.values()].find(({ name }) => file.startsWith(`${name}-`));
      if (!found) throw new Error(`${path} is not a font of the pictures.`);
      return readFileSync(join(folderOf(found.name), 'files', file));
    },
    versions: (families) =>
      families
        .map((family) => JSON.parse(readFileSync(join(folderOf(face(family).name), 'package.json'), 'utf8')).version)
        .join(),
  };
}
