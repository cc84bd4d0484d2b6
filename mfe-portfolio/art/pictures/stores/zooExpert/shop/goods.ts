import { createSvgElement } from '../../../draw/svg.ts';
import { coatColors, paintCat, paintDog } from '../../../painters/animals.ts';
import { goodsDefs, paintBag, paintLitter, paintTins, paintToyBall } from '../../../painters/petGoods.ts';

const head = { y: -12, scale: 0.5 };
const good = (drawing: string) => createSvgElement(320, 240, goodsDefs + drawing);
const standing = { x: 160, y: 124, scale: 0.64 };

const bags = {
  lamb: ['#C84B31', '#8f2d18', 'ягня й рис', '12 кг', paintDog(coatColors.beagle, head)],
  lamb2: ['#C84B31', '#8f2d18', 'ягня й рис', '2 кг', paintDog(coatColors.beagle, head)],
  turkey: ['#3C8C5A', '#22593a', 'індичка', '4 кг', paintDog(coatColors.cream, head)],
  duck: ['#D98A1E', '#9a5c0a', 'качка й батат', '10 кг', paintDog(coatColors.chocolate, head)],
  salmon: ['#D9647A', '#9a3550', 'лосось', '3 кг', paintDog(coatColors.cream, head)],
  beef: ['#43474f', '#22252b', 'яловичина', '15 кг', paintDog(coatColors.black, head)],
  chicken: ['#2F6F9F', '#1d4a6d', 'курка 8+', '7 кг', paintDog(coatColors.beagle, head)],
  catSalmon: ['#2F6F9F', '#1d4a6d', 'лосось', '2 кг', paintCat(coatColors.grey, { y: -6, scale: 0.5 })],
} as const;

export type FoodBagName = keyof typeof bags;

export function drawFoodBag(
  name: FoodBagName,
  placing: { x: number; y: number; scale: number; turn?: number },
): string {
  const [colour, dark, flavour, weight, drawing] = bags[name];
  return paintBag({ colour, dark, flavour, weight, head: drawing }, placing);
}

/** Pictures of goods, 320 × 240 px. */
export const goodsPictures = {
  ...(Object.fromEntries(
    (Object.keys(bags) as FoodBagName[]).map((name) => [name, () => good(drawFoodBag(name, standing))]),
  ) as Record<FoodBagName, () => string>),
  pate: () =>
    good(
      paintTins('#E0A21B', '#a87200', 'качка', paintCat(coatColors.white, { y: 52, scale: 0.34 }), {
        x: 160,
        y: 124,
        scale: 0.92,
      }),
    ),
  litter: () => good(paintLitter(4, { x: 160, y: 122, scale: 0.66 })),
  ball: () => good(paintToyBall('red', { x: 140, y: 128, scale: 0.92 })),
} as const;

export type GoodName = keyof typeof goodsPictures;

export const drawProductTile = (name: GoodName, width: number, height: number, tone: string, radius = 16): string =>
  `<span style="width:${width}px;height:${height}px;border-radius:${radius}px;overflow:hidden;background:${tone};flex:none;display:block">${goodsPictures[name]()}</span>`;
