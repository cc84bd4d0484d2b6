import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import type { Point, Shape } from './Shape.ts';

interface GlyphOptions {
  /** Distance of the outer edges of the first and last letter, in drawing units. */
  readonly width: number;
  /** Left edge of the first letter. */
  readonly left: number;
  readonly baseline: number;
  readonly weight: number;
  /** Space added between letters, in ems. */
  readonly tracking: number;
}

interface GlyphShapes {
  readonly shapes: readonly Shape[];
  /** The type size that fills the width. */
  readonly size: number;
}

/** The letters of a word in the display face, one shape each, set to a width. Their levels are the caller's to choose. */
export async function glyphShapes(word: string, options: GlyphOptions): Promise<GlyphShapes> {
  const font = await displayFont(word, options.weight);
  const set = (size: number, left: number) => {
    let x = left;
    return [...word].map((letter) => {
      const glyph = font.charToGlyph(letter);
      const path = glyph.getPath(x, options.baseline, size);
      x += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + options.tracking) * size;
      return path;
    });
  };
  const boxes = set(1000, 0).map((path) => path.getBoundingBox());
  const [first, last] = [boxes[0]?.x1 ?? 0, boxes.at(-1)?.x2 ?? 1000];
  const size = (options.width / (last - first)) * 1000;
  const shapes = set(size, options.left - (first * size) / 1000).map(
    ({ commands }): Shape => ({ rings: ringsOf(commands), path: pathOf(commands), level: 0, notch: size * 0.085 }),
  );
  return { shapes, size };
}

async function displayFont(word: string, weight: number): Promise<opentype.Font> {
  const script = /[\u0400-\u04ff]/.test(word) ? 'cyrillic' : 'latin';
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/piazzolla/files/piazzolla-${script}-opsz-normal.woff2`),
  );
  const cut = await subsetFont(await readFile(source), word, {
    targetFormat: 'truetype',
    variationAxes: { opsz: 30, wght: weight },
  });
  return opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength) as ArrayBuffer);
}

type Command = opentype.PathCommand;

/** Curves as polygons, fine enough for the solver's grid. */
function ringsOf(commands: readonly Command[]): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let [x, y] = [0, 0];
  for (const command of commands) {
    if (command.type === 'Z') continue;
    if (command.type === 'M') {
      ring = [[command.x, command.y]];
      rings.push(ring);
    } else {
      const [from, end]: [Point, Point] = [
        [x, y],
        [command.x, command.y],
      ];
      for (let step = 1; step <= 8; step += 1) ring.push(pointOn(command, from, end, step / 8));
    }
    [x, y] = [command.x, command.y];
  }
  return rings;
}

function pointOn(command: Exclude<Command, { type: 'Z' }>, [ax, ay]: Point, [dx, dy]: Point, t: number): Point {
  const u = 1 - t;
  if (command.type === 'Q') {
    return [u * u * ax + 2 * u * t * command.x1 + t * t * dx, u * u * ay + 2 * u * t * command.y1 + t * t * dy];
  }
  if (command.type === 'C') {
    const cubic = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    return [cubic(ax, command.x1, command.x2, dx), cubic(ay, command.y1, command.y2, dy)];
  }
  return [ax + (dx - ax) * t, ay + (dy - ay) * t];
}

/** Written here: the library's own writer gives NaN at small sizes. */
function pathOf(commands: readonly Command[]): string {
  const at = (...values: readonly number[]) => values.map((value) => String(Math.round(value * 10) / 10)).join(' ');
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'C') return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
      if (command.type === 'Q') return `Q${at(command.x1, command.y1, command.x, command.y)}`;
      return command.type + at(command.x, command.y);
    })
    .join('');
}
