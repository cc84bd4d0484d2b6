import { createVar, style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { travel } from '../../pictures/parallax.css.ts';
import { createDryMask, createEdgeLines, edgeTravel } from './flowEdge.ts';

const moving = '(prefers-reduced-motion: no-preference)';
const percent = (part: number) => `${part * 100}%`;

/** Distance that the wavy edge has moved, in percent of the cover's width. */
const come = createVar();
const opened = { vars: { [come]: percent(edgeTravel) } };

/** Class of the card around a cover. Hover or focus on the card opens the cover. */
export const opener = style({});

export const cover = style([
  travel,
  inPage({
    aspectRatio: '5 / 6',
    background: tokens.color.paper2,
    borderRadius: tokens.radius.picture,
    vars: { [come]: '0%' },
    selectors: {
      // Keyboard focus opens the cover. On touch screens `shared/startMotion` opens it by `data-cover` once it enters the viewport.
      [`${opener}:has(:focus-visible) &`]: opened,
      '&[data-cover="opened"]': opened,
    },
    '@media': { '(hover: hover)': { selectors: { [`${opener}:hover &`]: opened } } },
  }),
]);

/** The opening animates only `translate`, which needs no repaint. */
const travels = { [moving]: { transition: `translate 700ms ${tokens.ease.flow}` } };

/** Close-up (macro) below the device's picture. With reduced motion it never loads; on touch screens it loads when the cover is near the viewport. */
export const macro = style(
  inPage({
    position: 'absolute',
    inset: 0,
    '@media': {
      '(hover: none)': { selectors: { '[data-cover=""] &': { display: 'none' } } },
      '(prefers-reduced-motion: reduce)': { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);
/**
 * Picture of the device. The moving wavy edge removes it from left to right; with reduced motion it stays. It lies above the macro, because
 * browsers do not load a clipped picture in advance.
 */
export const front = style(
  inPage({
    position: 'absolute',
    inset: 0,
    translate: `${come} 0`,
    '@media': { ...travels, '(prefers-reduced-motion: reduce)': { translate: 'none' } },
  }),
);
const fromBefore = { position: 'absolute', inset: 0, insetInlineStart: percent(1 - edgeTravel) } as const;
/** Layer whose mask hides the device's picture left of the wavy edge. The layer moves with the edge. */
export const dry = style(
  inPage({ ...fromBefore, maskImage: createDryMask(), maskSize: '100% 100%', maskRepeat: 'no-repeat' }),
);
/** Moves the device's picture against its moving layer, so that the picture stands still. */
export const still = style(
  inPage({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: percent(1 / edgeTravel),
    translate: `calc(-1 * ${come}) 0`,
    '@media': { ...travels, '(prefers-reduced-motion: reduce)': { translate: 'none' } },
  }),
);
export const lines = style(
  inPage({ ...fromBefore, backgroundImage: createEdgeLines('#f1f5f0'), backgroundSize: '100% 100%' }),
);
/** Label at the foot of the cover. Hidden from assistive technology, because the card's link has the same text. */
export const sign = style(
  inPage({
    position: 'absolute',
    insetBlockEnd: 'clamp(14px, 1.6vw, 24px)',
    insetInlineEnd: 'clamp(14px, 1.6vw, 24px)',
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: '20px 18px',
    borderRadius: tokens.radius.round,
    background: tokens.color.foam,
    color: tokens.color.ink,
    fontWeight: 500,
    '@media': {
      print: { display: 'none' },
    },
  }),
);
