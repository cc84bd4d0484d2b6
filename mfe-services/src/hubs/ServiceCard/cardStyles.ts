import { inPage, tokens } from 'shared/design';
import { tone } from '../../services/tones.css.ts';

/** Selector of a child of a card, while the card glows under the mouse or has keyboard focus. */
export const litCardSelector = ':is([data-glow], :has(:focus-visible)) > &';

/** Changes the glow of `CurrentGlow` for high cards: the light is wide and ends before the card's edges. */
export const cardLightStyle = inPage({
  inset: 0,
  background:
    'radial-gradient(84% 48% at var(--gx, 50%) 46%, color-mix(in oklab, currentColor 50%, transparent), transparent 78%)',
  // Fades the light out at both sides, so that no edge is visible.
  maskImage: 'linear-gradient(90deg, #0000, #000 24% 76%, #0000)',
});
export const getCardGlowSelector = (card: string) => `${card} > span:first-child::before`;

/** Style of the sentence on a card. While the card glows or has keyboard focus, the sentence gets its full contrast. */
export const cardSentenceStyle = {
  margin: 0,
  color: tokens.surface.quiet,
  transition: `color ${tokens.time.fast}`,
  selectors: { [litCardSelector]: { color: tokens.surface.text } },
};

/** Returns the style of a round arrow link. Its `::after` extends click area and focus ring to the whole card. */
export const createArrowStyle = (size: number) =>
  ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${tokens.surface.edge}`,
    fontSize: '1rem',
    transition: `background-color ${tokens.time.fast}, color ${tokens.time.fast}`,
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      [litCardSelector]: { background: tone, color: tokens.color.deep, boxShadow: 'none' },
      '&:active': { background: tone, color: tokens.color.deep, boxShadow: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -6, borderRadius: 2 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
  }) as const;

/** Position and look of the stream's part in a column. `top`: distance in px from the column's upper edge. */
export const cardStreamStyle = {
  top: 96,
  ratio: '328 / 296',
  opacity: 0.92,
  mask: 'linear-gradient(#0000, #000 16%, #000 84%, #0000)',
} as const;
