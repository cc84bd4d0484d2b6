/** The header's links (SPEC §2), by their words. */
export const mainLinks = [
  { words: 'header.links.about', to: '/' },
  { words: 'header.links.portfolio', to: '/portfolio' },
  { words: 'header.links.contact', to: '/contact-us' },
  { words: 'header.links.cybersecurity', to: '/cybersecurity' },
] as const;

/** Returns the `aria-current` of a link: `page` if it leads to this page, `location` if this page is below its target. */
export function getAriaCurrent(to: string, path: string): 'page' | 'location' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'location' : undefined;
}
