import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardSize, fileOf } from './Card.ts';
import { readCards, roomsWithCards } from './paintRoom.ts';

const root = join(import.meta.dirname, '../../..');
const kilobyte = 1024;
/** What a card may weigh, and what those of a room weigh on average. */
const most = { each: 56 * kilobyte, average: 48 * kilobyte };

const rooms = await roomsWithCards(root);

it('every remote has cards, and the shell for what has none', async () => {
  const remotes = (await readdir(root)).filter((room) => room.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(4);
  expect(rooms).toEqual([...remotes, 'shell'].sort());
});

describe.each(rooms)('the cards of %s', (room) => {
  it('are JPEGs of the size that the head says, and weigh little', async () => {
    const cards = await readCards(root, room);
    expect(cards.length).toBeGreaterThan(0);
    let total = 0;
    for (const card of cards) {
      const bytes = await readFile(join(root, room, 'src/cards', fileOf(card)));
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }, fileOf(card)).toEqual({ format: 'jpeg', ...cardSize });
      expect(bytes.length, fileOf(card)).toBeLessThanOrEqual(most.each);
      total += bytes.length;
    }
    expect(total / cards.length).toBeLessThanOrEqual(most.average);
  });
});
