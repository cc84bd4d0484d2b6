import { expect, test } from '@playwright/test';
import { notFromOutside } from '../site.ts';
import { startsOf, tell } from './explore.ts';
import { groundOf } from './Visitor.ts';
import { walkFrom } from './walkFrom.ts';

notFromOutside('walks through a site that it serves (npm run explore)');

/**
 * These walks, and no others: whoever has changed nothing must not be stopped by a walk that nobody has walked before. New ones
 * are walked at night (`npm run explore -- --steps 10000`); a seed that has found something then is added here.
 */
const seeds = Array.from({ length: 16 }, (_, index) => index + 1);

for (const seed of seeds)
  test(`a visitor who walks as seed ${seed} says meets nothing that is wrong`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const ground = groundOf(browser, baseURL ?? '');
    const walked = await walkFrom(ground, await startsOf(ground.site), { seed });
    expect(tell(walked)).toBe('');
  });
