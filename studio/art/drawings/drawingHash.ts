import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createShortHash } from '../locks/lock.ts';
import type { Drawing } from './Drawing.ts';
import { hashInputs } from './inputHash.ts';

const sources = dirname(fileURLToPath(import.meta.url));
const libraries = ['@fontsource-variable/piazzolla', 'd3-contour', 'opentype.js', 'simplex-noise', 'subset-font'];

/** Modules of this folder that do not affect a drawing: tests, the command, and the code that decides when and where to draw. */
const drawsNothing = /(\.test\.ts|\.cli\.ts|drawPackage\.ts|drawingHash\.ts|inputHash\.ts)$/;

/** Hash of the code that draws: all modules of this folder that affect a drawing, and the versions of their libraries. */
const generatorHash = createShortHash(
  JSON.stringify([hashInputs([sources], (file) => !drawsNothing.test(file)), libraries.map(versionOf)]),
);

/**
 * Returns the hash of a package's own drawing code. It leaves out `drawings.ts`, whose parameters are in each drawing's hash, and the code
 * of cards and pictures.
 */
export const hashPackage = (folder: string): string =>
  hashInputs(
    [folder],
    (file) =>
      /\.ts$/.test(file) && !/(\.test|[\\/](drawings|cards))\.ts$|[\\/]art[\\/](cards|pictures)[\\/]/.test(file),
  );

/** Returns the hash of a drawing's whole input. Drawings with equal hashes have identical bytes. */
export const hashDrawing = ({ parameters }: Pick<Drawing, 'parameters'>, packageName: string): string =>
  createShortHash(JSON.stringify([parameters, packageName, generatorHash]));

function versionOf(library: string): string {
  const manifest = join(sources, '../../node_modules', library, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
