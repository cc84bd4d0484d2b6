import type { FlowField } from './readFlowField.ts';

/** Number of values per grid point: unit vector across the flow (zero in obstacles), distance to the nearest obstacle, padding. */
export const valuesPerGridPoint = 4;

/** A grid cell is part of an obstacle if the stream function differs between its corners by less than this fraction of the cell's width. */
const solid = 0.1;

/** Maximum stored distance to an obstacle, in grid points. Larger distances count as this one. */
const farthest = 12;

/** Computes the values of each grid point (see `valuesPerGridPoint`). Distances are in units of the drawing's view box. */
export function computeFlow({ columns, rows, apart, values }: FlowField): Float32Array {
  const at = (row: number, column: number): number =>
    values[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  const flow = new Float32Array(columns * rows * valuesPerGridPoint);
  const room = new Float32Array(columns * rows);
  const solidPlaces: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column;
      const x = (at(row, column + 1) - at(row, column - 1)) / (2 * apart);
      const y = (at(row + 1, column) - at(row - 1, column)) / (2 * apart);
      const steep = Math.hypot(x, y);
      room[place] = farthest;
      if (steep > 0) flow.set([x / steep, y / steep], place * valuesPerGridPoint);
      // Skips the last row and column: they have no cell, because corners are missing. Otherwise the grid's edge would count as an
      // obstacle.
      if (row === rows - 1 || column === columns - 1) continue;
      const four = [at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)];
      if (Math.max(...four) - Math.min(...four) < solid * apart) solidPlaces.push(place);
    }
  for (const place of solidPlaces)
    for (const each of [place, place + 1, place + columns, place + columns + 1]) {
      room[each] = 0;
      flow.fill(0, each * valuesPerGridPoint, each * valuesPerGridPoint + 2);
    }
  measureRoom(room, columns, rows);
  const even = smoothRoom(smoothRoom(room, columns), columns);
  for (const [place, far] of even.entries()) flow[place * valuesPerGridPoint + 2] = Math.max(0, far - 0.5) * apart;
  return flow;
}

/** Computes the distance from each grid point to the nearest obstacle, in one pass down and one pass up the grid. */
function measureRoom(room: Float32Array, columns: number, rows: number): void {
  const pass = (order: 1 | -1) => {
    for (let step = 0; step < room.length; step++) {
      const place = order === 1 ? step : room.length - 1 - step;
      const column = place % columns;
      const row = (place - column) / columns;
      const by = (dx: number, dy: number, far: number) => {
        const [x, y] = [column + dx * order, row + dy * order];
        if (x < 0 || x >= columns || y < 0 || y >= rows) return;
        room[place] = Math.min(room[place] ?? 0, (room[y * columns + x] ?? 0) + far);
      };
      by(-1, 0, 1);
      by(0, -1, 1);
      by(-1, -1, Math.SQRT2);
      by(1, -1, Math.SQRT2);
    }
  };
  pass(1);
  pass(-1);
}

/** Smooths the distances, because corners of obstacles would cause visible creases. Inside obstacles the distance stays zero. */
function smoothRoom(room: Float32Array, columns: number): Float32Array {
  const around = [-columns - 1, -columns, -columns + 1, -1, 0, 1, columns - 1, columns, columns + 1];
  return room.map((far, place) =>
    far === 0 ? 0 : around.reduce((sum, step) => sum + (room[place + step] ?? far), 0) / around.length,
  );
}

/** Interpolates the distance to the nearest obstacle for a point between grid points. */
export function getDistanceToObstacle(
  { columns, rows, apart }: FlowField,
  flow: Float32Array,
  x: number,
  y: number,
): number {
  const across = Math.min(columns - 1.001, Math.max(0, x / apart));
  const down = Math.min(rows - 1.001, Math.max(0, y / apart));
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const [a, b] = [across - column, down - row];
  const at = (dx: number, dy: number): number =>
    flow[((row + dy) * columns + column + dx) * valuesPerGridPoint + 2] ?? 0;
  return (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b;
}
