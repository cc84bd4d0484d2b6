import { expect, test } from '@playwright/test';
import { notFromOutside } from '../site.ts';
import { dig } from './explore.ts';
import { plants } from './plants.ts';
import { groundOf } from './Visitor.ts';

notFromOutside('plants bugs behind a proxy of its own');

/** The explorer would be green if it saw nothing: each of these bugs is planted, and has to be found within so many steps. */
const most = 100;

for (const plant of plants.filter(({ seldom }) => !seldom))
  test(`it is found that ${plant.what}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const { found } = await dig(groundOf(browser, baseURL ?? ''), plant, 1, most);
    expect(found).toBeDefined();
  });
