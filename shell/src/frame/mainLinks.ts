/** The header's links (SPEC §2), by their words. */
export const mainLinks = [
  { words: 'header.links.about', to: '/' },
  { words: 'header.links.portfolio', to: '/portfolio' },
  { words: 'header.links.contact', to: '/contact-us' },
  { words: 'header.links.cybersecurity', to: '/cybersecurity' },
] as const;
