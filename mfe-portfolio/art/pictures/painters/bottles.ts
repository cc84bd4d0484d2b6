import {
  createBlurFilter,
  createDefinitionId,
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  type Placement,
  placeDrawing,
} from '../draw/svg.ts';

/** Colours of a vessel's body or content and of its shade. */
export interface VesselColors {
  readonly tint: string;
  readonly deep: string;
  /** Second line of the label. Absent in pictures too small to read it. */
  readonly line?: string;
}

/** SVG definitions that all painted vessels use. A drawing with vessels must include them once. */
export const bottleDefs = `<defs>${[
  createBlurFilter('vessel-shade', 9),
  createBlurFilter('vessel-soft', 3),
  createLinearGradient('gold', [
    [0, '#8d6636'],
    [0.1, '#c9a26a'],
    [0.24, '#fff3d6'],
    [0.36, '#e2c08a'],
    [0.6, '#c39a5e'],
    [0.82, '#f0d9ad'],
    [1, '#86602f'],
  ]),
  createLinearGradient('rubber', [
    [0, '#1c1416'],
    [0.25, '#6b565a'],
    [0.45, '#3a2b2f'],
    [1, '#120c0d'],
  ]),
  createLinearGradient('gloss', [
    [0, '#000', 0.24],
    [0.07, '#fff', 0.1],
    [0.16, '#fff', 0.85],
    [0.24, '#fff', 0.12],
    [0.55, '#fff', 0],
    [0.8, '#000', 0.04],
    [0.9, '#fff', 0.36],
    [0.95, '#fff', 0.06],
    [1, '#000', 0.28],
  ]),
  createLinearGradient('satin', [
    [0, '#000', 0.2],
    [0.14, '#fff', 0.42],
    [0.3, '#fff', 0.5],
    [0.55, '#fff', 0],
    [0.85, '#000', 0.1],
    [0.94, '#fff', 0.12],
    [1, '#000', 0.3],
  ]),
].join('')}</defs>`;

const label = (y: number, size: number, line?: string) =>
  `<g text-anchor="middle" fill="#5a2440"><text y="${y}" style="font:500 ${size}px 'Wix Madefor Display';letter-spacing:.02em">bmed</text><path d="M${-size * 0.9} ${y + size * 0.5}H${size * 0.9}" stroke="#5a2440" stroke-width="1.6"/>${line ? `<text y="${y + size * 1.15}" style="font:500 ${formatNumber(size * 0.46)}px 'Wix Madefor Display'">${line}</text>` : `<path d="M${-size * 0.6} ${y + size * 0.86}H${size * 0.6}" stroke="#5a2440" stroke-width="1.2"/>`}</g>`;

const ground = (half: number) =>
  `<ellipse cx="${formatNumber(half * 0.5)}" cy="4" rx="${formatNumber(half * 1.75)}" ry="13" fill="#4a1c30" opacity=".3" filter="url(#vessel-shade)"/><ellipse cy="3" rx="${formatNumber(half * 1.02)}" ry="7" fill="#3a1424" opacity=".45" filter="url(#vessel-soft)"/>`;

const body = (name: string, { tint, deep }: VesselColors) =>
  `<defs>${createLinearGradient(name, [
    [0, tint],
    [0.5, tint],
    [1, deep],
  ])}${createLinearGradient(`${name}-g`, [
    [0, '#ffffff', 0.85],
    [0.3, tint, 0.55],
    [1, deep, 0.85],
  ])}${createRadialGradient(
    `${name}-l`,
    [
      [0, '#fff', 0.5],
      [0.4, tint, 0.9],
      [1, deep],
    ],
    [0.4, 0.3, 0.9],
  )}</defs>`;

/** Returns a glass bottle with a dropper, 100 × 310 px; its base is at y = 0. */
export function paintDropper(look: VesselColors, placing: Placement): string {
  const name = createDefinitionId('drop', look.tint, look.deep);
  const glass = 'M-50 -164Q-50 -198 -26 -200H26Q50 -198 50 -164V-16Q50 2 32 3Q0 7 -32 3Q-50 2 -50 -16Z';
  const liquid = 'M-44 -116Q0 -110 44 -116V-18Q44 -4 30 -3Q0 0 -30 -3Q-44 -4 -44 -18Z';
  return placeDrawing(
    placing,
    `${body(name, look)}${ground(50)}<path d="${glass}" fill="url(#${name}-g)"/><path d="M-3.5 -206H3.500V-44Q0 -30 -3.5 -44Z" fill="#fff" opacity=".55"/><path d="${liquid}" fill="url(#${name}-l)" opacity=".92"/><ellipse cy="-116" rx="44" ry="6" fill="${look.tint}"/><ellipse cy="-117" rx="40" ry="4" fill="#fff" opacity=".5"/><path d="M-30 -14Q0 -6 30 -14" stroke="#fff" stroke-opacity=".55" stroke-width="4" fill="none"/><path d="${glass}" fill="url(#gloss)" opacity=".8"/>${label(-66, 24, look.line)}<rect x="-25" y="-238" width="50" height="42" rx="5" fill="url(#gold)"/><path d="M-25 -229H25M-25 -205H25" stroke="#7d5728" stroke-opacity=".5" stroke-width="1.5"/><path d="M-17 -238Q-19 -300 -13 -309Q0 -318 13 -309Q19 -300 17 -238Z" fill="url(#rubber)"/>`,
  );
}

/** Returns a jar with a golden lid, 172 × 150 px. */
export function paintJar(look: VesselColors, placing: Placement): string {
  const name = createDefinitionId('jar', look.tint, look.deep);
  const shape = 'M-80 -100H80V-26Q80 2 50 4Q0 9 -50 4Q-80 2 -80 -26Z';
  return placeDrawing(
    placing,
    `${body(name, look)}${ground(84)}<path d="${shape}" fill="url(#${name})"/><path d="M-68 -92H68V-30Q68 -10 46 -8Q0 -3 -46 -8Q-68 -10 -68 -30Z" fill="#fff" opacity=".35"/><path d="${shape}" fill="url(#gloss)" opacity=".75"/>${label(-46, 24, look.line)}<path d="M-86 -142Q-86 -148 -78 -149Q0 -156 78 -149Q86 -148 86 -142V-102Q86 -97 80 -97Q0 -91 -80 -97Q-86 -97 -86 -102Z" fill="url(#gold)"/><path d="M-84 -145Q0 -153 84 -145Q0 -139 -84 -145Z" fill="#fff" opacity=".5"/><path d="M-86 -108Q0 -102 86 -108" stroke="#7d5728" stroke-opacity=".4" stroke-width="1.6" fill="none"/>`,
  );
}

/** Returns a tube on its golden cap, 108 × 300 px. */
export function paintTube(look: VesselColors, placing: Placement): string {
  const name = createDefinitionId('tube', look.tint, look.deep);
  const shape = 'M-54 -296H54L44 -36Q0 -30 -44 -36Z';
  return placeDrawing(
    placing,
    `${body(name, look)}${ground(48)}<path d="${shape}" fill="url(#${name})"/><path d="${shape}" fill="url(#satin)"/><path d="M-54 -296H54L53 -276H-53Z" fill="#000" opacity=".07"/><path d="M-53 -282H53M-53 -288H53" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>${label(-150, 25, look.line)}<path d="M-42 -38Q0 -32 42 -38L40 -2Q0 6 -40 -2Z" fill="url(#gold)"/><path d="M-42 -37Q0 -31 42 -37" stroke="#7d5728" stroke-opacity=".5" stroke-width="1.6" fill="none"/>`,
  );
}

/** Returns a bottle with a pump, 116 × 300 px. */
export function paintPump(look: VesselColors, placing: Placement): string {
  const name = createDefinitionId('pump', look.tint, look.deep);
  const shape = 'M-58 -176Q-58 -204 -36 -205H36Q58 -204 58 -176V-18Q58 2 38 3Q0 8 -38 3Q-58 2 -58 -18Z';
  return placeDrawing(
    placing,
    `${body(name, look)}${ground(58)}<path d="M-7 -262H7V-225H-7Z" fill="url(#gold)"/><path d="M-16 -288Q-16 -296 -8 -296H46Q62 -294 62 -276Q62 -272 58 -272Q52 -278 40 -276L18 -262H-10Q-16 -262 -16 -268Z" fill="url(#gold)"/><rect x="-28" y="-232" width="56" height="30" rx="5" fill="url(#gold)"/><path d="${shape}" fill="url(#${name})"/><path d="${shape}" fill="url(#satin)"/>${label(-92, 26, look.line)}`,
  );
}

/** Returns a tall bottle of tonic with a golden cap, 92 × 316 px. */
export function paintTonic(look: VesselColors, placing: Placement): string {
  const name = createDefinitionId('tonic', look.tint, look.deep);
  const glass = 'M-46 -214Q-46 -240 -22 -244H22Q46 -240 46 -214V-16Q46 2 30 3Q0 7 -30 3Q-46 2 -46 -16Z';
  return placeDrawing(
    placing,
    `${body(name, look)}${ground(46)}<path d="${glass}" fill="url(#${name}-g)"/><path d="M-40 -188Q0 -182 40 -188V-18Q40 -4 28 -3Q0 0 -28 -3Q-40 -4 -40 -18Z" fill="url(#${name}-l)" opacity=".85"/><ellipse cy="-188" rx="40" ry="5" fill="#fff" opacity=".55"/><path d="${glass}" fill="url(#gloss)" opacity=".85"/>${label(-96, 24, look.line)}<rect x="-27" y="-310" width="54" height="68" rx="6" fill="url(#gold)"/><path d="M-27 -250H27" stroke="#7d5728" stroke-opacity=".5" stroke-width="1.5"/>`,
  );
}

export const vesselPainters = {
  dropper: paintDropper,
  jar: paintJar,
  tube: paintTube,
  pump: paintPump,
  tonic: paintTonic,
} as const;
export type VesselKind = keyof typeof vesselPainters;

/** Returns a round plinth. The centre of its top is at 0, 0. */
export function paintPlinth(width: number, height: number, tint: string, deep: string, placing: Placement): string {
  const name = createDefinitionId('plinth', tint, deep);
  const [half, flat] = [width / 2, width * 0.09];
  return placeDrawing(
    placing,
    `<defs>${createLinearGradient(name, [
      [0, deep],
      [0.16, tint],
      [0.34, '#fff'],
      [0.6, tint],
      [1, deep],
    ])}${createLinearGradient(
      `${name}-t`,
      [
        [0, '#fff'],
        [1, tint],
      ],
      [0, 0, 1, 1],
    )}</defs><ellipse cx="${formatNumber(half * 0.3)}" cy="${formatNumber(height + flat * 0.4)}" rx="${formatNumber(half * 1.25)}" ry="${formatNumber(flat * 1.5)}" fill="#4a1c30" opacity=".26" filter="url(#vessel-shade)"/><path d="M${formatNumber(-half)} 0V${formatNumber(height)}A${formatNumber(half)} ${formatNumber(flat)} 0 0 0 ${formatNumber(half)} ${formatNumber(height)}V0Z" fill="url(#${name})"/><ellipse rx="${formatNumber(half)}" ry="${formatNumber(flat)}" fill="url(#${name}-t)"/><ellipse rx="${formatNumber(half - 1.5)}" ry="${formatNumber(flat - 1)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/>`,
  );
}

/** Returns a window's daylight on a wall. */
export const paintWindowLight = (width: number, height: number, opacity = 0.34): string =>
  `<g fill="#fff" opacity="${opacity}" filter="url(#vessel-soft)"><path d="M${formatNumber(width * 0.3)} 0H${formatNumber(width * 0.52)}L${formatNumber(width * 0.94)} ${formatNumber(height * 0.74)}H${formatNumber(width * 0.66)}Z"/><path d="M${formatNumber(width * 0.56)} 0H${formatNumber(width * 0.7)}L${formatNumber(width * 1.1)} ${formatNumber(height * 0.7)}L${formatNumber(width * 0.99)} ${formatNumber(height * 0.78)}Z"/></g>`;
