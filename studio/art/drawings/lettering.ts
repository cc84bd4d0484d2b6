import type { PathCommand } from 'opentype.js';
import { InvalidInputError } from 'shared/contract';
import { listLetters, openDisplayFont } from './displayFont.ts';
import { measureBox, moveShape, type Shape, type Step } from './geometry.ts';

/** Setting of a word. `size` is the font size, or the width that the word must fill exactly. */
export interface WordSetting {
  readonly left: number;
  readonly baseline: number;
  readonly size: number | { readonly toFill: number };
  readonly weight: number;
  /** Space added between letters, in fractions of the font size. */
  readonly tracking: number;
}

export interface Lettering {
  readonly size: number;
  /** One outline for each letter, from left to right. */
  readonly letters: readonly Shape[];
}

/** Converts a word to outlines of the display font. The outline of the first letter starts exactly at `left`. */
export async function createLettering(word: string, setting: WordSetting): Promise<Lettering> {
  if (typeof setting.size === 'number') return set(word, setting.size, setting);
  const trial = await set(word, 1000, setting);
  const { left, right } = measureBox(trial.letters);
  return set(word, (1000 * setting.size.toFill) / (right - left), setting);
}

async function set(word: string, size: number, { left, baseline, weight, tracking }: WordSetting): Promise<Lettering> {
  const letters: Shape[] = [];
  let pen = 0;
  for (const letter of word) {
    const font = await openDisplayFont(listLetters(letter), weight);
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0)
      throw new InvalidInputError({
        fact: `The display font has no letter "${letter}".`,
        nextStep: 'Choose another word to draw.',
      });
    const outline = glyph.getPath(pen, baseline, size).commands.map(stepOf).filter(isStep);
    if (outline.length > 0) letters.push(outline);
    pen += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + tracking) * size;
  }
  const inkBegins = measureBox(letters).left;
  return { size, letters: letters.map((shape) => moveShape(shape, left - inkBegins, 0)) };
}

/** False for a line command that ends where it starts. Variable fonts contain such commands where a curve meets a line. */
function isStep(step: Step, index: number, steps: readonly Step[]): boolean {
  const [kind, to] = step;
  const from = steps[index - 1]?.at(-1);
  return kind !== 'L' || !Array.isArray(from) || to[0] !== from[0] || to[1] !== from[1];
}

function stepOf(command: PathCommand): Step {
  switch (command.type) {
    case 'Z':
      return ['Z'];
    case 'Q':
      return ['Q', [command.x1, command.y1], [command.x, command.y]];
    case 'C':
      return ['C', [command.x1, command.y1], [command.x2, command.y2], [command.x, command.y]];
    default:
      return [command.type, [command.x, command.y]];
  }
}
