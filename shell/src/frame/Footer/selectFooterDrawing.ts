import type { ShellMessages } from '../../locales/messages.ts';

/** The river by its reaches: the pages of a section of the site end at the same one, all others where the home page does. */
type Water = ShellMessages['footerWater'];

/** The drawings of the reach that the page of a path ends at: that of its section, the first segment of the path. */
export function selectFooterDrawing(path: string, water: Water): Water[keyof Water] {
  const [, section = ''] = path.split('/');
  return Object.hasOwn(water, section) ? water[section as keyof Water] : water.home;
}
