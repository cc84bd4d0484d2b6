import { expect, it } from 'vitest';
import { computeInitialRow } from './computeInitialRow.ts';

it('the row stops at each slide, or at each group of slides', () => {
  expect(computeInitialRow(3, {})).toMatchObject({ stops: [0, 1, 2], stop: 0 });
  expect(computeInitialRow(5, { slidesToScroll: 2, startIndex: 1 })).toMatchObject({ stops: [0, 2, 4], stop: 1 });
});

it('the row begins with the first slide, unless a centred loop shows others before it', () => {
  expect(computeInitialRow(6, { align: 'center' })).toMatchObject({ lead: undefined, firstInRow: 0 });
  expect(computeInitialRow(6, { loop: true, align: 'start' })).toMatchObject({ lead: undefined, firstInRow: 0 });
  expect(computeInitialRow(6, { loop: true, align: 'center' })).toMatchObject({ lead: 3, firstInRow: 3 });
  expect(computeInitialRow(9, { loop: true, align: 'center', startIndex: 1 })).toMatchObject({
    lead: 3,
    firstInRow: 7,
  });
  expect(computeInitialRow(9, { loop: true, align: 'center', startIndex: 5 })).toMatchObject({
    lead: 3,
    firstInRow: 2,
  });
});

it('a loop with few slides puts fewer of them before the first', () => {
  expect(computeInitialRow(3, { loop: true, align: 'center' })).toMatchObject({ lead: 1, firstInRow: 2 });
  expect(computeInitialRow(1, { loop: true, align: 'center' })).toMatchObject({ lead: undefined, firstInRow: 0 });
});
