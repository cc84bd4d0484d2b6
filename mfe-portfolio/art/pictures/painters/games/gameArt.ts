import { landscapeDefs } from '../landscape.ts';
import { paintIceGame, paintLastGateGame, paintNorthernGame } from './mountainGames.ts';
import type { PaintGame } from './PaintGame.ts';
import { paintHoneycombGame, paintNeonGame, paintTrackGame } from './patternGames.ts';
import { paintCobaltGame, paintCompleteGame, paintDarkSideGame, paintRingsGame } from './spaceGames.ts';
import { paintLanternGame, paintSaltWindGame, paintTowersGame } from './taleGames.ts';

/** Pictures of the games in the painted shop, for any size. All games are invented. */
export const gamePainters = {
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
} as const satisfies Record<string, PaintGame>;

export type GameName = keyof typeof gamePainters;

export const paintGameArt = (name: GameName, w: number, h: number): string =>
  `<svg viewBox="0 0 ${w} ${h}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" style="display:block">${landscapeDefs}${gamePainters[name](w, h)}</svg>`;
