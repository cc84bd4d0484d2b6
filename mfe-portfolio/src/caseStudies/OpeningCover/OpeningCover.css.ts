import { createVar, style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { travel } from '../../pictures/travel.css.ts';
import { createDryMask, createEdgeLines, edgeTravel } from './flowEdge.ts';

const moving = '(prefers-reduced-motion: no-preference)';
const percent = (part: number) => `${part * 100}%`;

/** Distance that the current has come, in widths of the cover. */
const come = createVar();
const opened = { vars: { [come]: percent(edgeTravel) } };

/** Element that a cover stands in and is opened with: the card that is pointed at or has the focus. */
export const opener = style({});

export const cover = style([
  travel,
  inPage({
    aspectRatio: '5 / 6',
    background: tokens.color.paper2,
    borderRadius: tokens.radius.picture,
    vars: { [come]: '0%' },
    selectors: {
      // By the keyboard, and where nothing hovers once it has come into the window (`shared/startMotion`).
      [`${opener}:has(:focus-visible) &`]: opened,
      '&[data-cover="opened"]': opened,
    },
    '@media': { '(hover: hover)': { selectors: { [`${opener}:hover &`]: opened } } },
  }),
]);

/** It comes in 700 ms. Only places change, which costs no painting. */
const travels = { [moving]: { transition: `translate 700ms ${tokens.ease.flow}` } };

/** Picture that the cover opens to. If less motion is asked for, it is not even fetched; where nothing hovers, not before it is near. */
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
 * The device over it, which the current takes from left to right. Where nothing may move it stays whole. The device lies on the macro
 * and not the other way: a picture that is cut away is not fetched before it is shown.
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
/** Part of the cover that the current has not reached. */
export const dry = style(
  inPage({ ...fromBefore, maskImage: createDryMask(), maskSize: '100% 100%', maskRepeat: 'no-repeat' }),
);
/** The device does not come along: it moves as far the other way. */
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
/** Word at the foot of the cover that tells where the link leads, whether the cover is open or not. The link says the same. */
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
