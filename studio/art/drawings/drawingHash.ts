import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortHash } from '../locks/lock.ts';
import type { Drawing } from './Drawing.ts';
import { inputHash } from './inputHash.ts';

const sources = dirname(fileURLToPath(import.meta.url));
const libraries = ['@fontsource-variable/piazzolla', 'd3-contour', 'opentype.js', 'simplex-noise', 'subset-font'];

/** Modules that say when to draw and where to put it; a change of theirs changes no line. */
const drawsNothing = /(\.test\.ts|\.cli\.ts|drawPackage\.ts|drawingHash\.ts|inputHash\.ts)$/;

/** Stands for the code that draws: this folder's modules and the versions of the libraries they use. */
const generatorHash = shortHash(
  JSON.stringify([inputHash([sources], (file) => !drawsNothing.test(file)), libraries.map(versionOf)]),
);

/** Stands for a package's own compositions. What its `drawings.ts` says counts by the parameters of each drawing; cards and pictures are none. */
export const packageHash = (folder: string): string =>
  inputHash(
    [folder],
    (file) =>
      /\.ts$/.test(file) && !/(\.test|[\\/](drawings|cards))\.ts$|[\\/]art[\\/](cards|pictures)[\\/]/.test(file),
  );

/** Stands for everything that a drawing depends on: while it stays, the drawing stays, byte for byte. */
export const drawingHash = ({ parameters }: Pick<Drawing, 'parameters'>, packageName: string): string =>
  shortHash(JSON.stringify([parameters, packageName, generatorHash]));

function versionOf(library: string): string {
  const manifest = join(sources, '../../node_modules', library, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
