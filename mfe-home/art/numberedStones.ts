import {
  boxOf,
  type Drawing,
  drawing,
  inks,
  lettering,
  type StonesInStream,
  shapesMarkup,
  stonesInStream,
} from 'studio/art';

export interface NumberedStones extends StonesInStream {
  /** Font size of the numbers on the stones, in px. */
  readonly numerals: number;
}

/** Draws a stream around stones that are numbered from left to right. */
export const numberedStones = (parameters: NumberedStones): Drawing => drawing('numberedStones', parameters, draw);

async function draw({ numerals: size, ...stream }: NumberedStones) {
  const { name } = stream;
  const { [`${name}.svg`]: bare = '', ...others } = await stonesInStream(stream).draw();
  const digits = await Promise.all(
    stream.stones.map(async ({ x, y }, index) => {
      const number = String(index + 1);
      const setting = { left: 0, baseline: 0, size, weight: 400, tracking: 0 };
      const { left, right, top, bottom } = boxOf((await lettering(number, setting)).letters);
      const placed = { ...setting, left: x - (left + right) / 2, baseline: y - (top + bottom) / 2 };
      return (await lettering(number, placed)).letters;
    }),
  );
  const numbered = bare.replace('</svg>', `${shapesMarkup(digits.flat(), { fill: inks.ink })}</svg>`);
  return { ...others, [`${name}.svg`]: numbered };
}
