import type { ShellMessages } from '../../locales/messages.ts';

type Water = ShellMessages['footerWater'];

/** Selects the drawing for the section of a path. A section without a drawing gets that of `home`. */
export function selectFooterDrawing(path: string, water: Water): Water[keyof Water] {
  const [, section = ''] = path.split('/');
  return Object.hasOwn(water, section) ? water[section as keyof Water] : water.home;
}
