/** A hollow in the water that lines go round: where its middle is, and how far it reaches, in pixels of the page. */
export interface Hollow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Rings on the water: where the stone fell, and how much of their time is over, 0 to 1. */
export interface Ripple {
  readonly x: number;
  readonly y: number;
  readonly age: number;
}

/** The stone, and the two eddies that follow it while it moves. */
export const hollowCount = 3;

/** The stone's part of its reach, and the eddies'; and in how many milliseconds each comes two thirds nearer to what it follows. */
const followers = [
  { part: 0.92, lag: 40 },
  { part: 0.62, lag: 150 },
  { part: 0.44, lag: 260 },
] as const;

/** Pixels of the page: a stone that could reach no further is none, and one that could reach twice as far is whole. */
const least = 8;

/** Milliseconds. Rest and close together are less than 1.2 s. */
const times = { open: 250, rest: 130, close: 1000, tap: 420, tapClose: 760, ripple: 1180, longestStep: 50 } as const;

export interface Stone {
  /** The pointer is here. */
  move(x: number, y: number, now: number): void;
  /** A finger has tapped here. */
  drop(x: number, y: number, now: number): void;
  /** The pointer has left. */
  leave(): void;
  /** Computes the hollows that the water goes round at a time, in milliseconds of the page, and whether the stone still moves. */
  step(now: number): {
    readonly hollows: readonly Hollow[];
    readonly size: number;
    readonly ripple?: Ripple;
    readonly moves: boolean;
  };
}

/**
 * A stone that is where the pointer moves: it comes up under a moving pointer and sinks when that rests or leaves, so water closes again by itself.
 * A tap drops one that sinks at once, with rings.
 * @param reach how far it reaches where nothing is near
 * @param getRoom how far a place is from what stands in the water, in pixels of the page
 */
export function createStone(reach: number, getRoom: (x: number, y: number) => number): Stone {
  const places = followers.map(() => ({ x: 0, y: 0 }));
  let target = { x: 0, y: 0 };
  let size = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  let change = { opens: false, since: 0, from: 0 };
  let close: number = times.close;
  let fell: { readonly x: number; readonly y: number; readonly at: number } | undefined;
  let last: number | undefined;

  const appear = (x: number, y: number) => {
    // Nothing is to be seen of it: it need not travel.
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
          // Where only a pebble would fit the water stays as it is.
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
