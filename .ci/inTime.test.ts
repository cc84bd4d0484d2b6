import { describe, expect, it } from 'vitest';
import { faultsIn, inTime } from './inTime.ts';

describe('the table of faults', () => {
  it('is tried as it was asked for', () => {
    expect(faultsIn('every', 60)).toBe('every');
    expect(faultsIn(undefined, 1)).toBe(undefined);
  });

  it('is tried whole in time, and on a slow machine its sample', () => {
    expect(faultsIn('timely', 11)).toBe('whole');
    expect(faultsIn('timely', 25)).toBe('');
  });
});

describe('an engine', () => {
  const step = async () => ({ passed: 260, failed: 0 });

  it('is asked where there is no limit, and where there is time', async () => {
    expect(await inTime('firefox', undefined, 500, step)).toEqual({ passed: 260, failed: 0 });
    expect(await inTime('firefox', 88, 80, step)).toEqual({ passed: 260, failed: 0 });
  });

  it('is not asked where the limit is near, counts as nothing, and is named last', async () => {
    const outcome = await inTime('webkit', 88, 81, step);
    expect(outcome).toMatchObject({ passed: 0, failed: 0 });
    expect(outcome.failures?.[0]).toContain('NOT ASKED: webkit. 81 of 88 minutes were gone.');
  });
});
