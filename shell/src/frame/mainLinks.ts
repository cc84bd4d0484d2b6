/** The header's links (SPEC §2), by their keys in the messages. */
export const mainLinks = [
  { key: 'about', to: '/' },
  { key: 'portfolio', to: '/portfolio' },
  { key: 'contact', to: '/contact-us' },
  { key: 'cybersecurity', to: '/cybersecurity' },
] as const;
