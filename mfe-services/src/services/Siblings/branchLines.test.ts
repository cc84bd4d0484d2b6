import { describe, expect, it } from 'vitest';
import { listServicesUnder, services } from '../services.ts';
import {
  computeBranchHeight,
  createBranchMask,
  listBranchLines,
  siblingRowCount,
  siblingRowHeight,
} from './branchLines.ts';

const numbers = (line: string): number[] => line.match(/-?[\d.]+/g)?.map(Number) ?? [];
/** y at which the middle line of each branch starts and ends, in px from the top of the first row. */
const middles = Array.from({ length: siblingRowCount }, (_, row) => {
  const line = numbers(listBranchLines(row, siblingRowCount)[0] ?? '');
  return { begin: row * siblingRowHeight + (line[1] ?? 0), end: row * siblingRowHeight + (line.at(-1) ?? 0) };
});

describe('the branches of the stream', () => {
  it('each sibling has a branch whose lines stay inside its box', () => {
    for (const service of services)
      if ('hub' in service) expect(listServicesUnder(service.hub)).toHaveLength(siblingRowCount + 1);
    for (let row = 0; row < siblingRowCount; row += 1)
      for (const line of listBranchLines(row, siblingRowCount))
        expect(Math.max(...numbers(line))).toBeLessThan(computeBranchHeight(row, siblingRowCount));
    expect(createBranchMask(0, siblingRowCount)).toMatch(/^url\("data:image\/svg\+xml,%3Csvg [^"#<>]+%3E"\)$/);
  });

  it('each branch of the stream ends in the middle of its sibling’s row', () => {
    expect(middles.map(({ end }) => end)).toEqual([52, 156, 260]);
  });

  it('the branches to siblings start side by side, and the last one is horizontal', () => {
    expect(middles.map(({ begin }) => begin)).toEqual([176, 218, 260]);
  });

  it('the lines of neighbouring branches do not touch at their start', () => {
    const all = Array.from({ length: siblingRowCount }, (_, row) =>
      listBranchLines(row, siblingRowCount).map((line) => row * siblingRowHeight + (numbers(line)[1] ?? 0)),
    ).flat();
    const sorted = all.toSorted((one, other) => one - other);
    for (const [index, at] of sorted.entries()) if (index > 0) expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThan(5);
  });
});
