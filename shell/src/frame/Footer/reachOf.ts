import type { ShellMessages } from '../../locales/messages.ts';

/** A part of the river: the pages of a section of the site end at the same one. */
export type Reach = keyof ShellMessages['footerWater'];

/** What the paths of a section begin with. The last one has all that are left. */
const sections = {
  portfolio: ['/portfolio'],
  services: ['/services'],
  cybersecurity: ['/cybersecurity'],
  legal: ['/sitemap', '/terms', '/privacy'],
  home: [''],
} as const satisfies Readonly<Record<Reach, readonly string[]>>;
const reaches = Object.keys(sections) as Reach[];

/** Which reach of the river the page of a path ends at. */
export const reachOf = (path: string): Reach =>
  reaches.find((reach) => sections[reach].some((begins) => `${path}/`.startsWith(`${begins}/`))) as Reach;
