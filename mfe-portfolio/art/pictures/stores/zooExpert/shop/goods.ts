import { picture } from '../../../draw/svg.ts';
import { cat, coats, dog } from '../../../painters/animals.ts';
import { bag, goodsDefs, litter, tins, toyBall } from '../../../painters/petGoods.ts';

const head = { y: -12, scale: 0.5 };
const good = (drawing: string) => picture(320, 240, goodsDefs + drawing);
const standing = { x: 160, y: 124, scale: 0.64 };

const bags = {
  lamb: ['#C84B31', '#8f2d18', 'ягня й рис', '12 кг', dog(coats.beagle, head)],
  lamb2: ['#C84B31', '#8f2d18', 'ягня й рис', '2 кг', dog(coats.beagle, head)],
  turkey: ['#3C8C5A', '#22593a', 'індичка', '4 кг', dog(coats.cream, head)],
  duck: ['#D98A1E', '#9a5c0a', 'качка й батат', '10 кг', dog(coats.chocolate, head)],
  salmon: ['#D9647A', '#9a3550', 'лосось', '3 кг', dog(coats.cream, head)],
  beef: ['#43474f', '#22252b', 'яловичина', '15 кг', dog(coats.black, head)],
  chicken: ['#2F6F9F', '#1d4a6d', 'курка 8+', '7 кг', dog(coats.beagle, head)],
  catSalmon: ['#2F6F9F', '#1d4a6d', 'лосось', '2 кг', cat(coats.grey, { y: -6, scale: 0.5 })],
} as const;

export type BagName = keyof typeof bags;

/** Returns a bag of dry food by its name. */
export function foodBag(name: BagName, placing: { x: number; y: number; scale: number; turn?: number }): string {
  const [colour, dark, flavour, weight, drawing] = bags[name];
  return bag({ colour, dark, flavour, weight, head: drawing }, placing);
}

/** Pictures of goods, 320 × 240 px. */
export const goods = {
  ...(Object.fromEntries(
    (Object.keys(bags) as BagName[]).map((name) => [name, () => good(foodBag(name, standing))]),
  ) as Record<BagName, () => string>),
  pate: () =>
    good(
      tins('#E0A21B', '#a87200', 'качка', cat(coats.white, { y: 52, scale: 0.34 }), { x: 160, y: 124, scale: 0.92 }),
    ),
  litter: () => good(litter(4, { x: 160, y: 122, scale: 0.66 })),
  ball: () => good(toyBall('red', { x: 140, y: 128, scale: 0.92 })),
} as const;

export type GoodName = keyof typeof goods;

/** Returns a product as a rounded tile of one tone. */
export const tile = (name: GoodName, width: number, height: number, tone: string, radius = 16): string =>
  `<span style="width:${width}px;height:${height}px;border-radius:${radius}px;overflow:hidden;background:${tone};flex:none;display:block">${goods[name]()}</span>`;
