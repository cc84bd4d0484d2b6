import { landscapeDefs } from '../landscape.ts';
import type { Art } from './Art.ts';
import { paintIceGame, paintLastGateGame, paintNorthernGame } from './mountainGames.ts';
import { paintHoneycombGame, paintNeonGame, paintTrackGame } from './patternGames.ts';
import { paintCobaltGame, paintCompleteGame, paintDarkSideGame, paintRingsGame } from './spaceGames.ts';
import { paintLanternGame, paintSaltWindGame, paintTowersGame } from './taleGames.ts';

/** Pictures of the games in the painted shop, for any size. All games are invented. */
export const games = {
  lastGate: paintLastGateGame,
  rings: paintRingsGame,
  darkSide: paintDarkSideGame,
  complete: paintCompleteGame,
  neon: paintNeonGame,
  honeycomb: paintHoneycombGame,
  northern: paintNorthernGame,
  ice: paintIceGame,
  lantern: paintLanternGame,
  track: paintTrackGame,
  towers: paintTowersGame,
  saltWind: paintSaltWindGame,
  cobalt: paintCobaltGame,
} as const satisfies Record<string, Art>;

export type GameName = keyof typeof games;

export const paintGameArt = (name: GameName, w: number, h: number): string =>
  `<svg viewBox="0 0 ${w} ${h}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" style="display:block">${landscapeDefs}${games[name](w, h)}</svg>`;
