import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { frontVars } from './frontVars.css.ts';
import { moving, open } from './Passage.css.ts';
import { by, drawn } from './passing.css.ts';

const x = fallbackVar(frontVars.x, '-1');
const y = fallbackVar(frontVars.y, '0');
const soft = fallbackVar(frontVars.soft, '0px');

/** Widens the box by the soft edge at the left or top if the front comes from there. So the soft edge ends outside the picture. */
const before = (axis: string) => `calc(${axis} * (${axis} - 1) / 2 * ${soft})`;
const behind = (axis: string) => `calc(${axis} * (${axis} + 1) / 2 * ${soft})`;
const longer = {
  insetInline: `calc(-1 * ${before(x)}) calc(-1 * ${behind(x)})`,
  insetBlock: `calc(-1 * ${before(y)}) calc(-1 * ${behind(y)})`,
};

/** Overlap of soft edge and clipping edge in px. Without it, rounding would leave a thin line of the picture between the two. */
const over = `min(2px, ${soft})`;
/** Inset of the soft edge's gradient from left or top (`side` -1), or from right or bottom (1). The gradient lies along the moving edge. */
const faded = (axis: string, side: -1 | 1) => {
  const far = `${axis} * (${axis} + ${side}) / 2`;
  const near = `${axis} * (${axis} - ${side}) / 2`;
  return `calc(${far} * (100% - ${soft}) - ${near} * ${over})`;
};

const comes = keyframes({
  from: { translate: `calc(${x} * (100% - ${soft})) calc(${y} * (100% - ${soft}))` },
  to: { translate: `calc(${x} * -1 * ${soft}) calc(${y} * -1 * ${soft})` },
});
const stays = keyframes({
  from: { translate: `calc(${x} * -100%) calc(${y} * -100%)` },
  to: { translate: `calc(${x} * ${soft}) calc(${y} * ${soft})` },
});
/** The outer of two boxes that move in opposite directions. Its edge uncovers the picture, and the inner box keeps the picture in place. */
export const edge = style([
  drawn,
  inShared({
    position: 'absolute',
    ...longer,
    pointerEvents: 'none',
    vars: { [by.self]: comes },
    '@media': {
      [moving]: {
        selectors: {
          // Makes the edge soft with a gradient in the surface's colour. An animated mask would cost software rendering a third of its
          // frames.
          [`${open} &::after`]: {
            content: '""',
            position: 'absolute',
            insetInline: `${faded(x, -1)} ${faded(x, 1)}`,
            insetBlock: `${faded(y, -1)} ${faded(y, 1)}`,
            background: `linear-gradient(to ${fallbackVar(frontVars.to, 'right')}, #0000, ${tokens.surface.background} calc(100% - ${over}))`,
          },
        },
      },
    },
  }),
]);
/** Clips the picture at the outer box's edge. Unlike `overflow`, `contain: paint` also keeps the page from overflowing. */
export const cut = style(
  inShared({
    position: 'absolute',
    inset: 0,
    '@media': { [moving]: { selectors: { [`${open} &`]: { contain: 'paint' } } } },
  }),
);
export const still = style([
  drawn,
  inShared({
    position: 'absolute',
    insetInline: `${before(x)} ${behind(x)}`,
    insetBlock: `${before(y)} ${behind(y)}`,
    vars: { [by.self]: stays },
  }),
]);
