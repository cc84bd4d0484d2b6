import type { ShellMessages } from '../../locales/messages.ts';

/** A part of the river: the pages of a section of the site end at the same one. */
export type Reach = keyof ShellMessages['footerWater'];

const reaches: Readonly<Record<string, Reach>> = {
  portfolio: 'portfolio',
  services: 'services',
  cybersecurity: 'cybersecurity',
  sitemap: 'legal',
  terms: 'legal',
  privacy: 'legal',
};

/** Which reach of the river the page of a path ends at. */
export const reachOf = (path: string): Reach => reaches[path.split('/')[1] ?? ''] ?? 'home';
