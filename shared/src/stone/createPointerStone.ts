/** A disc that lines of water bend around: centre and radius in CSS pixels. */
export interface Hollow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Rings that spread from a tap: centre, and elapsed fraction of their duration (0 to 1). */
export interface Ripple {
  readonly x: number;
  readonly y: number;
  readonly age: number;
}

/** Number of discs: the stone, and two eddies that follow it. */
export const hollowCount = 3;

/** The stone, then its eddies. `part`: radius as a fraction of `reach`. `lag`: time in ms for two thirds of the way to the pointer. */
const followers = [
  { part: 0.92, lag: 40 },
  { part: 0.62, lag: 150 },
  { part: 0.44, lag: 260 },
] as const;

/** Minimum radius in CSS pixels. A smaller stone is not drawn; a stone up to twice this radius is drawn smaller than computed. */
const least = 8;

/** Durations in milliseconds. The stone is gone within 1.2 s after the pointer stops (`rest` and `close`). */
const times = { open: 250, rest: 130, close: 1000, tap: 420, tapClose: 760, ripple: 1180, longestStep: 50 } as const;

export interface PointerStone {
  move(x: number, y: number, now: number): void;
  /** Shows a stone, with rings, where a finger has tapped. */
  drop(x: number, y: number, now: number): void;
  /** Lets the stone disappear, because the pointer has left. */
  leave(): void;
  /** Computes the discs at a time (milliseconds of `performance.now()`), and tells whether they still move. */
  step(now: number): {
    readonly hollows: readonly Hollow[];
    readonly size: number;
    readonly ripple?: Ripple;
    readonly moves: boolean;
  };
}

/**
 * Creates a stone that follows the pointer. The stone grows while the pointer moves, and disappears when the pointer rests or leaves. A tap
 * shows a stone with rings, which disappears by itself.
 * @param reach radius in CSS pixels of a stone without obstacles nearby
 * @param getRoom returns the distance in CSS pixels from a point to the nearest obstacle
 */
export function createPointerStone(reach: number, getRoom: (x: number, y: number) => number): PointerStone {
  const places = followers.map(() => ({ x: 0, y: 0 }));
  let target = { x: 0, y: 0 };
  let size = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  let change = { opens: false, since: 0, from: 0 };
  let close: number = times.close;
  let fell: { readonly x: number; readonly y: number; readonly at: number } | undefined;
  let last: number | undefined;

  const appear = (x: number, y: number) => {
    // Puts a stone that is not visible yet directly at the pointer. Only a visible stone moves there.
    if (size === 0) for (const place of places) Object.assign(place, { x, y });
    target = { x, y };
  };
  const follow = (passed: number) => {
    let before = target;
    for (const [index, { lag }] of followers.entries()) {
      const place = places[index] ?? before;
      const part = 1 - Math.exp(-passed / lag);
      place.x += (before.x - place.x) * part;
      place.y += (before.y - place.y) * part;
      before = place;
    }
  };
  const grow = (now: number) => {
    const opens = now < openUntil;
    if (change.opens !== opens) change = { opens, since: now, from: size };
    const part = Math.min(1, (now - change.since) / (opens ? times.open : close));
    size = change.from + ((opens ? 1 : 0) - change.from) * part * part * (3 - 2 * part);
  };

  return {
    move: (x, y, now) => {
      appear(x, y);
      openUntil = now + times.rest;
      close = times.close;
    },
    drop: (x, y, now) => {
      appear(x, y);
      openUntil = now + times.tap;
      close = times.tapClose;
      fell = { x, y, at: now };
    },
    leave: () => {
      openUntil = Number.NEGATIVE_INFINITY;
    },
    step: (now) => {
      const passed = Math.min(times.longestStep, now - (last ?? now - 16));
      follow(passed);
      grow(now);
      const age = fell ? Math.min(1, Math.max(0, (now - fell.at) / times.ripple)) : 1;
      const moves = size > 0 || now < openUntil || age < 1;
      last = moves ? now : undefined;
      if (!moves) fell = undefined;
      return {
        hollows: places.map(({ x, y }, index) => {
          // Limits the radius by the distance to the nearest obstacle. A stone that would be tiny is not drawn.
          const fits = Math.min(reach, 0.6 * getRoom(x, y));
          const most = fits * Math.min(1, Math.max(0, fits / least - 1));
          return { x, y, radius: most * size * (followers[index]?.part ?? 0) };
        }),
        size,
        ...(fell && age < 1 && { ripple: { x: fell.x, y: fell.y, age } }),
        moves,
      };
    },
  };
}
