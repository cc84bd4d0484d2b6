import { createSvgElement } from '../../../draw/svg.ts';
import { foodDefs, paintGunkan, paintMaki, paintNigiri, paintUramaki } from '../../../painters/sushi.ts';
import {
  paintBox,
  paintGinger,
  paintPlate,
  paintPoke,
  paintSoup,
  paintSoy,
  paintTea,
  paintWasabi,
  tableDefs,
} from '../../../painters/tableware.ts';

/** Returns a picture of a dish, 320 × 240 px, for a card. */
const dish = (drawing: string) => createSvgElement(320, 240, foodDefs + tableDefs + drawing, 'slice');

/** Returns four pieces of sushi, arranged for a plate. */
const four = (piece: (index: number, placing: { x: number; y: number; scale: number }) => string) =>
  [
    [122, 86],
    [200, 84],
    [118, 162],
    [198, 160],
  ]
    .map(([x = 0, y = 0], index) => piece(index, { x, y, scale: 0.44 }))
    .join('');

const onPlate = (pieces: string) => dish(paintPlate({ x: 160, y: 122, scale: 1.04 }) + pieces);

export const dishPictures = {
  philadelphia: () => onPlate(four((i, at) => paintUramaki('salmon', i + 1, at))),
  delta: () => onPlate(four((i, at) => paintUramaki('avocado', i + 11, at))),
  tuna: () => onPlate(four((i, at) => paintMaki('tuna', i + 21, at))),
  eel: () => onPlate(four((i, at) => paintUramaki('eel', i + 31, at))),
  cucumber: () => onPlate(four((i, at) => paintMaki('cucumber', i + 41, at))),
  gunkan: () => dish(paintGunkan(5, { x: 106, y: 112, scale: 0.8 }) + paintGunkan(9, { x: 220, y: 136, scale: 0.8 })),
  nigiri: () =>
    dish(
      paintNigiri('salmon', 3, { x: 142, y: 84, scale: 0.86, turn: -8 }) +
        paintNigiri('salmon', 4, { x: 184, y: 168, scale: 0.86, turn: -8 }),
    ),
  bowl: () => dish(paintPoke(7, { x: 160, y: 122, scale: 0.74 })),
  soup: () => dish(paintSoup(6, { x: 160, y: 120, scale: 0.86 })),
  tea: () => dish(paintTea({ x: 160, y: 120, scale: 0.9 })),
  ginger: () => dish(paintPlate({ x: 160, y: 122, scale: 0.9 }) + paintGinger(3, { x: 160, y: 120, scale: 1.05 })),
  wasabi: () => dish(paintPlate({ x: 160, y: 122, scale: 0.9 }) + paintWasabi({ x: 160, y: 122, scale: 1.1 })),
} as const;

export type DishName = keyof typeof dishPictures;

export const drawRoundDish = (name: DishName, size: number, tone = '#F3E9DA'): string =>
  `<span style="width:${size}px;height:${size}px;border-radius:50%;overflow:hidden;background:${tone};flex:none;display:block">${dishPictures[name]()}</span>`;

const sets: Readonly<Record<string, readonly string[]>> = {
  two: ['uuuuuu', 'xxxxx', 'uuuuu'],
  cooked: ['ccccc', 'ooooo', 'ccccc', 'ooooo'],
  quay: ['uuuuuu', 'tttttt', 'xxxxxx', 'uuuuuu'],
  nigiri: ['NTS', 'SNT', 'TSE', 'NES'],
  evening: ['uuuuuuu', 'eeeeee', 'mmmmmm', 'cccccc', 'uuuuuuu'],
  circle: ['uuuuuuuu', 'tttttttt', 'aaaaaaaa', 'xxxxxxxx', 'eeeeeeee', 'mmmmmmmm'],
};

/** Returns a set in its box, from above, with as many pieces as the menu states. */
export const paintSetInBox = (name: string): string =>
  createSvgElement(
    752,
    540,
    `${foodDefs}${tableDefs}${paintBox(sets[name] ?? [], name.length + 3, { x: 334, y: 270, scale: 1.02 })}${paintSoy({ x: 704, y: 150, scale: 0.62 })}${paintGinger(8, { x: 708, y: 268, scale: 0.52 })}${paintWasabi({ x: 704, y: 370, scale: 0.54 })}`,
  );
