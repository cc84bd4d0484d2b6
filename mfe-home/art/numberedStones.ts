import {
  createDrawing,
  createLettering,
  createShapesMarkup,
  type Drawing,
  drawStonesInStream,
  inks,
  measureBox,
  type StonesInStreamParameters,
} from 'studio/art';

export interface NumberedStonesParameters extends StonesInStreamParameters {
  /** Font size of the numbers on the stones, in px. */
  readonly numerals: number;
}

/** Draws a stream around stones that are numbered from left to right. */
export const drawNumberedStones = (parameters: NumberedStonesParameters): Drawing =>
  createDrawing('numberedStones', parameters, draw);

async function draw({ numerals: size, ...stream }: NumberedStonesParameters) {
  const { name } = stream;
  const { [`${name}.svg`]: bare = '', ...others } = await drawStonesInStream(stream).draw();
  const digits = await Promise.all(
    stream.stones.map(async ({ x, y }, index) => {
      const number = String(index + 1);
      const setting = { left: 0, baseline: 0, size, weight: 400, tracking: 0 };
      const { left, right, top, bottom } = measureBox((await createLettering(number, setting)).letters);
      const placed = { ...setting, left: x - (left + right) / 2, baseline: y - (top + bottom) / 2 };
      return (await createLettering(number, placed)).letters;
    }),
  );
  const numbered = bare.replace('</svg>', `${createShapesMarkup(digits.flat(), { fill: inks.ink })}</svg>`);
  return { ...others, [`${name}.svg`]: numbered };
}
