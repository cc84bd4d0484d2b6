import type { Grid } from './Grid.ts';
import type { Obstacle } from './obstacleMask.ts';

/** A piece of water, as asked for: its size, its banks, what stands in it. */
export interface Water {
  readonly width: number;
  readonly height: number;
  /** The side of a cell: smaller is finer and slower. */
  readonly cell: number;
  readonly flows: 'right' | 'down';
  readonly obstacles: readonly Obstacle[];
  readonly seed: number;
  /** How restless the open water is: the strength and the grain of the seeded vorticity. */
  readonly unrest: { readonly strength: number; readonly grain: number };
}

/** The solved water: the value of the stream function in each cell. Lines of equal value are the lines that water follows. */
export interface Stream extends Grid {
  readonly values: Float64Array;
  readonly mask: Uint8Array;
}
