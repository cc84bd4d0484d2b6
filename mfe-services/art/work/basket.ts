import { createPathMarkup, createShapesMarkup, inks, type Point, type Shape } from 'studio/art';
import { paperInks } from './paperInks.ts';
import {
  createPlacer,
  drawBar,
  drawBlock,
  drawDisc,
  drawWorkStream,
  keepStrokeWidth,
  type StreamVersion,
  type WorkScene,
  type WorkStreamParameters,
} from './workStream.ts';

export interface BasketReach extends StreamVersion {
  /** Each shelf: its start, end, and position across the stream. `passes`: stream lines between shelf and upper (or left) bank. */
  readonly shelves: readonly (readonly [from: number, to: number, across: number, passes: number])[];
  readonly good: Point;
  /** Number of goods on a full shelf. */
  readonly goods: number;
  /** By shelf: place (from 0) of the good that the customer has put into the basket, so that the shelf shows a gap. */
  readonly taken: readonly number[];
  /** The basket: centre along and across the stream, and size. `passes`: stream lines between basket and upper (or left) bank. */
  readonly basket: readonly [along: number, across: number, size: number, passes: number];
  /** Positions along the stream of the test orders, each a loop on the orange line. */
  readonly trials: readonly number[];
  /** Radius of a test order's loop, in px. */
  readonly trial: number;
  readonly fairway: number;
}

export interface BasketParameters extends WorkStreamParameters {
  readonly wide: BasketReach;
  readonly tall: BasketReach;
}

/**
 * Draws the work on OpenCart: the orange line runs past shelves, into a basket, and through loops of test orders (a coupon, a return, a
 * failed payment).
 */
export const drawBasket = (parameters: BasketParameters) => drawWorkStream('basket', parameters, sceneOf);

function sceneOf(reach: StreamVersion, { wide, tall }: BasketParameters): WorkScene {
  const own = reach.flows === 'right' ? wide : tall;
  const at = createPlacer(reach);
  const goods = own.shelves.flatMap(([from, to, across, passes], shelf) =>
    Array.from({ length: own.goods }, (_, place) => ({ shelf, place }))
      .filter((each) => own.taken[each.shelf] !== each.place)
      .map(({ place }) => ({ shape: goodOn(reach, own, [from, to, across], place), passes })),
  );
  const [along, across, size, passes] = own.basket;
  const { hull, load, wheels, handle } = basketAt(at(along, across), size, own.good);
  const edge = { stroke: inks.ink, 'stroke-width': 1.6, ...keepStrokeWidth(reach) };
  return {
    things: [
      ...own.shelves.map(([from, to, t, before]) => ({
        shape: drawBar(reach, [from, to], [t - 1.5, t + 1.5], 1.5),
        passes: before,
      })),
      ...goods,
      { shape: hull, passes },
      ...[...load, ...wheels].map((shape) => ({ shape, passes })),
    ],
    fairway: own.fairway,
    over:
      createShapesMarkup(
        goods.map(({ shape }) => shape),
        { fill: inks.paper, stroke: paperInks.blue, 'stroke-width': 1.6, ...keepStrokeWidth(reach) },
      ) +
      createShapesMarkup(load, { fill: paperInks.blue }) +
      createShapesMarkup([hull, ...wheels], { fill: inks.paper, ...edge }) +
      createPathMarkup(handle, { ...edge, 'stroke-linecap': 'round' }),
    onFairway: (placeAt) => {
      const turns = own.trials.map((along, index) =>
        turnAt(reach, placeAt(along), own.trial * (index % 2 === 0 ? -1 : 1)),
      );
      const dotted = {
        stroke: paperInks.blue,
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
        'stroke-dasharray': '.1 6',
      };
      return (
        createShapesMarkup(
          turns.map(({ round }) => round),
          { ...dotted, ...keepStrokeWidth(reach) },
        ) +
        createShapesMarkup(
          turns.map(({ order }) => order),
          { fill: paperInks.blue },
        )
      );
    },
  };
}

/** Returns two shapes: the loop of a test order, which touches the orange line, and a dot for the order opposite that point. */
function turnAt({ flows }: StreamVersion, [x, y]: Point, radius: number): { round: Shape; order: Shape } {
  const out = (away: number): Point => (flows === 'right' ? [x, y + away] : [x + away, y]);
  return { round: drawDisc(out(radius), Math.abs(radius)), order: drawDisc(out(2 * radius), Math.abs(radius) * 0.3) };
}

/** Returns the outline of one good. It stands above its shelf if the stream flows to the right, and beside its shelf if it flows down. */
function goodOn(
  reach: StreamVersion,
  own: BasketReach,
  [from, to, across]: readonly [number, number, number],
  place: number,
): Shape {
  const [width, height] = own.good;
  const room = (to - from) / own.goods;
  const away = reach.flows === 'right' ? height : width;
  return drawBlock(
    createPlacer(reach)(from + (place + 0.5) * room, across - 3 - away / 2),
    own.good,
    Math.min(width, height) / 5,
  );
}

/** Draws a basket on wheels, with a handle behind and goods above the rim. */
function basketAt([x, y]: Point, size: number, [width, height]: Point) {
  const [half, deep] = [size / 2, size * 0.42];
  const hull: Shape = [
    ['M', [x - half, y - deep / 2]],
    ['L', [x + half, y - deep / 2]],
    ['L', [x + half * 0.72, y + deep / 2]],
    ['L', [x - half * 0.72, y + deep / 2]],
    ['Z'],
  ];
  const scale = Math.min(1, (size * 0.22) / width);
  const load = [-0.52, 0.02, 0.5].map((place, index) =>
    drawBlock(
      [x + half * place, y - deep / 2 - height * (index === 1 ? 0.28 : 0.1)],
      [width * scale, height * scale],
      (width * scale) / 5,
    ),
  );
  const wheels = [-0.5, 0.5].map((place) => drawDisc([x + half * place, y + deep / 2 + size * 0.1], size * 0.06));
  const handle = `M${round(x - half)} ${round(y - deep / 2)}L${round(x - half * 1.16)} ${round(y - deep * 1.05)}H${round(x - half * 1.44)}`;
  return { hull, load, wheels, handle };
}

const round = (value: number): number => Math.round(value * 10) / 10;
