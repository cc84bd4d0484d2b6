import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { NotFoundError } from 'shared/contract';

/** The faces that a tool's scenes may be set in. */
export interface Typefaces {
  /** The font faces of some families, as a scene's page declares them. @throws if one is not of these faces */
  css(families: readonly string[]): string;
  /** The bytes of a font that a scene's page has asked for. @throws if it is not of these faces */
  file(path: string): Buffer;
  /** Which releases of the faces are installed: another one may draw another picture. */
  versions(families: readonly string[]): string;
}

/** Where a scene's page asks for its fonts. */
export const fontPath = '/fonts/';

/**
 * Faces from packages of fontsource, by the family's name. A package has its weights in `index.css`; where another of its sheets is
 * meant, it follows the package's name: `piazzolla/opsz`. `asker` is the module whose package depends on the packages.
 */
export function typefaces(packages: Readonly<Record<string, string>>, asker: string): Typefaces {
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
        fact: `${family} is not a face of the pictures.`,
        nextStep: `The faces are: ${[...faces.keys()]}.`,
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
