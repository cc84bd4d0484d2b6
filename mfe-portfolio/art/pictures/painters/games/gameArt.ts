import { landscapeDefs } from '../landscape.ts';
import type { Art } from './Art.ts';
import { ice, lastGate, northern } from './mountainGames.ts';
import { honeycomb, neon, track } from './patternGames.ts';
import { cobalt, complete, darkSide, rings } from './spaceGames.ts';
import { lantern, saltWind, towers } from './taleGames.ts';

/** Pictures of the games in the painted shop, for any size. All games are invented. */
export const games = {
  lastGate,
  rings,
  darkSide,
  complete,
  neon,
  honeycomb,
  northern,
  ice,
  lantern,
  track,
  towers,
  saltWind,
  cobalt,
} as const satisfies Record<string, Art>;

export type GameName = keyof typeof games;

export const gameArt = (name: GameName, w: number, h: number): string =>
  `<svg viewBox="0 0 ${w} ${h}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" style="display:block">${landscapeDefs}${games[name](w, h)}</svg>`;
