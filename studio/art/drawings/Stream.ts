import type { Grid } from './Grid.ts';
import type { Obstacle } from './obstacleGrid.ts';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Input of the solver: size, banks and obstacles of a stream. */
export interface Water {
  readonly width: number;
  readonly height: number;
  /** Side of a cell, in units of the view box. Smaller cells give finer lines and take longer. */
  readonly cell: number;
  readonly obstacles: readonly Obstacle[];
  readonly seed: number;
  /** Turbulence: `strength` and spatial frequency (`grain`) of the random vorticity. */
  readonly unrest: { readonly strength: number; readonly grain: number };
  /**
   * Values of the stream function at the edges. Water may cross an edge without a value. `right` and `down` mean a river between two banks:
   * the value of a bank is its coordinate across the stream.
   */
  readonly flows: 'right' | 'down' | ((x: number, y: number, edge: Edge) => number | undefined);
  /** Additional vorticity, such as an eddy in a cove. */
  readonly turns?: (x: number, y: number) => number;
}

/** Solution: the value of the stream function in each cell. A contour line of these values is a line of the flow. */
export interface Stream extends Grid {
  readonly values: Float64Array;
}
