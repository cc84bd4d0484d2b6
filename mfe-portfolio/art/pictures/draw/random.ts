export interface Random {
  /** Returns the next number, from `from` (default 0) up to `to` (default 1). */
  (from?: number, to?: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a generator that always returns the same numbers for a seed (mulberry32), so every machine paints the same picture. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const draw = (from = 0, to = 1) => from + next() * (to - from);
  return Object.assign(draw, {
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from. Give at least one item.');
      return item;
    },
  });
}
