import { describe, expect, it } from 'vitest';
import { listServicesUnder, services } from '../services.ts';
import { computeBranchHeight, createBranchMask, listBranchLines, rowHeight, rows } from './branchLines.ts';

const numbers = (line: string): number[] => line.match(/-?[\d.]+/g)?.map(Number) ?? [];
/** For each branch, y of its middle line's start and end, measured from the top of the first row. */
const middles = Array.from({ length: rows }, (_, row) => {
  const line = numbers(listBranchLines(row, rows)[0] ?? '');
  return { begin: row * rowHeight + (line[1] ?? 0), end: row * rowHeight + (line.at(-1) ?? 0) };
});

describe('the branches of the stream', () => {
  it('each sibling has a branch whose lines stay inside its box', () => {
    for (const service of services) if ('hub' in service) expect(listServicesUnder(service.hub)).toHaveLength(rows + 1);
    for (let row = 0; row < rows; row += 1)
      for (const line of listBranchLines(row, rows))
        expect(Math.max(...numbers(line))).toBeLessThan(computeBranchHeight(row, rows));
    expect(createBranchMask(0, rows)).toMatch(/^url\("data:image\/svg\+xml,%3Csvg [^"#<>]+%3E"\)$/);
  });

  it('each branch ends in the middle of its row', () => {
    expect(middles.map(({ end }) => end)).toEqual([52, 156, 260]);
  });

  it('the branches start side by side, and the last one is level', () => {
    expect(middles.map(({ begin }) => begin)).toEqual([176, 218, 260]);
  });

  it('the lines of different branches do not touch at their start', () => {
    const all = Array.from({ length: rows }, (_, row) =>
      listBranchLines(row, rows).map((line) => row * rowHeight + (numbers(line)[1] ?? 0)),
    ).flat();
    const sorted = all.toSorted((one, other) => one - other);
    for (const [index, at] of sorted.entries()) if (index > 0) expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThan(5);
  });
});
