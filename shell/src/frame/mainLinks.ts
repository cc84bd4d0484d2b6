/** Links of the header (SPEC §2), by the keys of their texts. */
export const mainLinks = [
  { words: 'header.links.about', to: '/' },
  { words: 'header.links.portfolio', to: '/portfolio' },
  { words: 'header.links.contact', to: '/contact-us' },
  { words: 'header.links.cybersecurity', to: '/cybersecurity' },
] as const;

/** Returns the `aria-current` of a link: `page` on its own page, `location` on a page below it. */
export function getAriaCurrent(to: string, path: string): 'page' | 'location' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'location' : undefined;
}
