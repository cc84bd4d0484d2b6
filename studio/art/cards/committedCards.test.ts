import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listPackagesWith } from '../locks/artModules.ts';
import { cardSize, getCardFile } from './Card.ts';
import { readCards } from './paintCards.ts';

const root = join(import.meta.dirname, '../../..');
const kilobyte = 1024;
/** Maximum size of a card, and of a package's cards on average. */
const most = { each: 56 * kilobyte, average: 48 * kilobyte };

const packages = listPackagesWith(root, 'cards');

it('every remote, the shell and the template have cards', async () => {
  const remotes = (await readdir(root)).filter((packageName) => packageName.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(4);
  expect(packages).toEqual([...remotes, 'shell', 'template'].sort());
});

describe.each(packages)('the cards of %s', (packageName) => {
  it('the cards are JPEGs of the declared size and within the size limits', async () => {
    const cards = await readCards(root, packageName);
    expect(cards.length).toBeGreaterThan(0);
    let total = 0;
    for (const card of cards) {
      const bytes = await readFile(join(root, packageName, 'src/cards', getCardFile(card)));
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }, getCardFile(card)).toEqual({ format: 'jpeg', ...cardSize });
      expect(bytes.length, getCardFile(card)).toBeLessThanOrEqual(most.each);
      total += bytes.length;
    }
    expect(total / cards.length).toBeLessThanOrEqual(most.average);
  });
});
