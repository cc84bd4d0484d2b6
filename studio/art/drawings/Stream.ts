import type { Grid } from './Grid.ts';
import type { Obstacle } from './obstacleCover.ts';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Input of the solver: size, banks and obstacles of a piece of water. */
export interface Water {
  readonly width: number;
  readonly height: number;
  /** The side of a cell; smaller cells give finer lines and take longer. */
  readonly cell: number;
  readonly obstacles: readonly Obstacle[];
  readonly seed: number;
  /** Turbulence of the open water: strength and grain of the seeded vorticity. */
  readonly unrest: { readonly strength: number; readonly grain: number };
  /**
   * Values that the edges hold; an edge without a value is free. `right` and `down` are a river between two banks, each of which holds the
   * coordinate across the stream.
   */
  readonly flows: 'right' | 'down' | ((x: number, y: number, edge: Edge) => number | undefined);
  /** Additional vorticity, such as an eddy in a cove. */
  readonly turns?: (x: number, y: number) => number;
}

/** The solution: the value of the stream function in each cell. Lines of equal value are the lines of the flow. */
export interface Stream extends Grid {
  readonly values: Float64Array;
}
