import type { ShellMessages } from '../../locales/messages.ts';

/** The river by its parts: the pages of a section of the site end at the same one, all others where the home page does. */
export type Water = ShellMessages['footerWater'];

/** Which part of the river the page of a path ends at: that of its section, which stands first in the path. */
export function reachOf(path: string, water: Water): keyof Water {
  const [, section = ''] = path.split('/');
  return Object.hasOwn(water, section) ? (section as keyof Water) : 'home';
}
