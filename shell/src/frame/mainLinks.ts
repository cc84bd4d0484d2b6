/** The header's links (SPEC §2), by their words. */
export const mainLinks = [
  { words: 'header.links.about', to: '/' },
  { words: 'header.links.portfolio', to: '/portfolio' },
  { words: 'header.links.contact', to: '/contact-us' },
  { words: 'header.links.cybersecurity', to: '/cybersecurity' },
] as const;

/** How a link says that it leads to this page, or that this page lies below where it leads: `aria-current`. */
export function current(to: string, path: string): 'page' | 'location' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'location' : undefined;
}
