import type { ShellMessages } from '../../locales/messages.ts';

/** A part of the river: the pages of a section of the site end at the same one. */
export type Reach = keyof ShellMessages['footerWater'];

/** What stands first in the paths of a section; all others end where the home page does. */
const sections = new Map<string | undefined, Reach>([
  ['portfolio', 'portfolio'],
  ['services', 'services'],
  ['cybersecurity', 'cybersecurity'],
]);

/** Which reach of the river the page of a path ends at. */
export const reachOf = (path: string): Reach => sections.get(path.split('/')[1]) ?? 'home';
