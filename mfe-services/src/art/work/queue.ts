import { inks, type Point, type Shape, shapesMarkup } from 'studio/art';
import { paperInks } from '../paperInks.ts';
import { disc, kept, placeIn, type Reach, type WorkScene, type WorkStream, workStream } from './workStream.ts';

export interface QueueReach extends Reach {
  /** Gates: where along, and from where to where across they are open. The first holds the worker. */
  readonly gates: readonly (readonly [along: number, from: number, to: number])[];
  /** How far a gate's tongues reach at the bank, and how blunt they are. */
  readonly tongue: { readonly base: number; readonly tip: number };
  readonly worker: number;
  /** Where along the fairway jobs wait, and where those are that are done. */
  readonly waiting: readonly number[];
  readonly done: readonly number[];
  readonly job: number;
  readonly fairway: number;
}

export interface Queue extends WorkStream {
  readonly wide: QueueReach;
  readonly tall: QueueReach;
}

/**
 * How the work on Laravel goes: jobs stand in a queue, a worker takes one after another, and each stage is a chamber with a gate of its own
 * before open water.
 */
export const queue = (parameters: Queue) => workStream('queue', parameters, sceneOf);

function sceneOf(reach: Reach, { wide, tall }: Queue): WorkScene {
  const { gates, tongue, worker, waiting, done, job, fairway, breadth } = reach.flows === 'right' ? wide : tall;
  const at = placeIn(reach);
  const banks = gates.flatMap(([along, from, to]) => [
    { shape: tongueOf(at, along, tongue, -12, from), passes: 0 },
    { shape: tongueOf(at, along, tongue, breadth + 12, to), passes: reach.lines },
  ]);
  const solid = { fill: inks.paper, stroke: paperInks.blue, 'stroke-width': 2, ...kept(reach) };
  return {
    things: banks,
    fairway,
    onFairway: (placeAt) => {
      const place = placeAt(gates[0]?.[0] ?? 0);
      const jobs = (some: readonly number[]): Shape[] => some.map((along) => disc(placeAt(along), job));
      return (
        shapesMarkup([disc(place, worker), ...jobs(waiting)], solid) +
        shapesMarkup([disc(place, job), ...jobs(done)], { fill: paperInks.blue })
      );
    },
  };
}

/** Land that reaches into the water from a bank, and ends bluntly. */
function tongueOf(
  at: (along: number, across: number) => Point,
  along: number,
  { base, tip }: QueueReach['tongue'],
  bank: number,
  end: number,
): Shape {
  const inwards = Math.sign(end - bank);
  const [neck, waist] = [end - inwards * tip, bank + (end - bank) * 0.45];
  return [
    ['M', at(along - base, bank)],
    ['C', at(along - base * 0.3, bank), at(along - tip, waist), at(along - tip, neck)],
    [
      'C',
      at(along - tip, end + inwards * tip * 0.3),
      at(along + tip, end + inwards * tip * 0.3),
      at(along + tip, neck),
    ],
    ['C', at(along + tip, waist), at(along + base * 0.3, bank), at(along + base, bank)],
    ['Z'],
  ];
}
