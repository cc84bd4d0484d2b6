import type { ShellMessages } from '../../locales/messages.ts';

/** Drawings of the footer, one for each section of the site. */
type Water = ShellMessages['footerWater'];

/** Selects the drawing for the section of a path; otherwise the home page's. */
export function selectFooterDrawing(path: string, water: Water): Water[keyof Water] {
  const [, section = ''] = path.split('/');
  return Object.hasOwn(water, section) ? water[section as keyof Water] : water.home;
}
