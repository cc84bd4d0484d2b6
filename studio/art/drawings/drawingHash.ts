import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortHash } from '../locks/lock.ts';
import type { Drawing } from './Drawing.ts';
import { inputHash } from './inputHash.ts';

const sources = dirname(fileURLToPath(import.meta.url));
const libraries = ['@fontsource-variable/piazzolla', 'd3-contour', 'opentype.js', 'simplex-noise', 'subset-font'];

/** Modules that decide when and where to draw, and so do not affect the result. */
const drawsNothing = /(\.test\.ts|\.cli\.ts|drawPackage\.ts|drawingHash\.ts|inputHash\.ts)$/;

/** Hash of the drawing code: the modules of this folder, and the versions of their libraries. */
const generatorHash = shortHash(
  JSON.stringify([inputHash([sources], (file) => !drawsNothing.test(file)), libraries.map(versionOf)]),
);

/** Returns the hash of a package's own compositions. Its `drawings.ts` counts through the parameters of each drawing; cards and pictures do not count. */
export const packageHash = (folder: string): string =>
  inputHash(
    [folder],
    (file) =>
      /\.ts$/.test(file) && !/(\.test|[\\/](drawings|cards))\.ts$|[\\/]art[\\/](cards|pictures)[\\/]/.test(file),
  );

/** Returns the hash of a drawing's whole input: equal hashes mean identical bytes. */
export const drawingHash = ({ parameters }: Pick<Drawing, 'parameters'>, packageName: string): string =>
  shortHash(JSON.stringify([parameters, packageName, generatorHash]));

function versionOf(library: string): string {
  const manifest = join(sources, '../../node_modules', library, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
