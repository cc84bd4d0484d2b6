import type { Grid } from './Grid.ts';
import type { Obstacle } from './obstacleCover.ts';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** A piece of water, as asked for: its size, its banks, what stands in it. */
export interface Water {
  readonly width: number;
  readonly height: number;
  /** The side of a cell: smaller is finer and slower. */
  readonly cell: number;
  readonly obstacles: readonly Obstacle[];
  readonly seed: number;
  /** How restless the open water is: the strength and the grain of the seeded vorticity. */
  readonly unrest: { readonly strength: number; readonly grain: number };
  /**
   * What the edges hold: a value, or nothing where water comes and goes freely. `right` and `down` are a river between two banks,
   * each of which holds the coordinate across the stream.
   */
  readonly flows: 'right' | 'down' | ((x: number, y: number, edge: Edge) => number | undefined);
  /** Water that turns by itself, such as an eddy in a cove; added to the unrest. */
  readonly turns?: (x: number, y: number) => number;
}

/** The solved water: the value of the stream function in each cell. Lines of equal value are the lines that water follows. */
export interface Stream extends Grid {
  readonly values: Float64Array;
}
