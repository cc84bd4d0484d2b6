import type { Scene } from '../painting.ts';
import { type Card, cardSize } from './Card.ts';
import { siteValues } from './siteValues.ts';

const inks = {
  foam: { text: '#f1f5f0', fairway: '#ff5226' },
  ink: { text: '#0a1b1f', fairway: '#c8340d' },
} as const;

/** Returns the agency's logo, as in the site's header. */
const sign = (fairway: string): string =>
  `<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.2"><path d="M2 29V3h28v26"/><path d="M8.5 29V9.5h15V29"/><path d="M15.9 29V16" stroke="${fairway}" stroke-width="2.8"/></svg>`;

/** Creates the scene of a card: name and section at the top, title at the bottom. */
export function createCardScene(card: Card): Scene {
  const { language, title, section, backdrop, name, quiet = false } = card;
  const { text, fairway } = inks[backdrop.ink];
  const brand = escaped(name ?? siteValues.brand[language]);
  return {
    ...cardSize,
    scale: 1,
    fonts: ['Piazzolla', 'Onest'],
    // Sets the optical size 30 of Piazzolla, as in the whole site and its drawings.
    style: `body{background:${backdrop.ground};color:${text};isolation:isolate;overflow:hidden}
.back{position:absolute;inset:0;z-index:-1}.back>*{position:absolute}
.name,h1{font-family:Piazzolla;font-variation-settings:"opsz" 30}
.name{position:absolute;left:64px;top:52px;display:flex;gap:16px;align-items:center;font-weight:500;font-size:34px;line-height:42px;letter-spacing:-.02em}
.name svg{width:42px;height:42px}
.section{position:absolute;right:64px;top:60px;font:400 22px/28px Onest;opacity:.9}
h1{position:absolute;left:${quiet ? 64 : 60}px;bottom:${quiet ? 50 : 56}px;max-width:1076px;font-weight:${quiet ? 350 : 300};font-size:${quiet ? 46 : sizeOf(title)}px;line-height:${quiet ? 1.1 : 1.02};letter-spacing:${quiet ? -0.02 : -0.032}em;word-spacing:.06em;text-wrap:balance}`,
    body: `<div class="back">${backdrop.layers.join('')}</div><div class="name" data-apart>${name ? '' : sign(fairway)}<span>${brand}</span></div><div class="section" data-apart>${escaped(section)}</div><h1 data-apart>${escaped(title)}</h1>`,
  };
}

/** Returns a smaller font size for a long title, so that it takes at most two lines. */
function sizeOf(title: string): number {
  if (title.length <= 28) return 88;
  if (title.length <= 40) return 80;
  return 70;
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '');

export const createAltText = ({ language, title, section, shows, name }: Card): string =>
  `${title}. ${shows ?? `${section}, ${name ?? siteValues.brand[language]}`}`;
