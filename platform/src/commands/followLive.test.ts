import { expect, it } from 'vitest';
import { followLive } from './followLive.ts';

/** Runs `followLive` with one check per argument: a number is the newest entry; a text is the error of reading or exporting. */
async function follow(...looks: readonly (number | string)[]) {
  const [told, shown]: [string[], number[]] = [[], []];
  let at = -1;
  await followLive({
    shownEntry: 1,
    waitForNextCheck: async () => ++at < looks.length,
    readNewestEntry: async () => {
      const look = looks[at];
      if (look === 'the store is away') throw new Error(look);
      return typeof look === 'number' ? look : 99;
    },
    showNewest: async () => {
      const look = looks[at];
      if (typeof look === 'string') throw new Error(look);
      shown.push(look ?? 0);
      return look ?? 0;
    },
    reportError: (fault) => told.push(fault),
  });
  return { told, shown };
}

it('followLive shows each new entry once', async () => {
  expect(await follow(1, 2, 2, 3)).toEqual({ told: [], shown: [2, 3] });
});

it('followLive reports a repeated error once, and shows the next readable entry', async () => {
  expect(await follow('it was changed', 'it was changed', 'it was changed', 2)).toEqual({
    told: ['it was changed'],
    shown: [2],
  });
});

it('followLive reports an error again after another error or a success', async () => {
  const { told } = await follow('a', 'the store is away', 'the store is away', 'a', 'a', 1, 'a', 2);
  expect(told).toEqual(['a', 'the store is away', 'a', 'a']);
});
