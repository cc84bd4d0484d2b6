import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { frontVars } from './frontVars.css.ts';
import { moving, open } from './Passage.css.ts';
import { by, drawn } from './passing.css.ts';

const x = fallbackVar(frontVars.x, '-1');
const y = fallbackVar(frontVars.y, '0');
const soft = fallbackVar(frontVars.soft, '0px');

/** Extends the box at its rear by the width of the fading edge, so that the edge finally leaves the picture, which keeps its size. */
const before = (axis: string) => `calc(${axis} * (${axis} - 1) / 2 * ${soft})`;
const behind = (axis: string) => `calc(${axis} * (${axis} + 1) / 2 * ${soft})`;
const longer = {
  insetInline: `calc(-1 * ${before(x)}) calc(-1 * ${behind(x)})`,
  insetBlock: `calc(-1 * ${before(y)}) calc(-1 * ${behind(y)})`,
};

/** Overlap of the fading edge and the clipped edge: rounding to pixels would let the picture show between them. */
const over = `min(2px, ${soft})`;
/** Inset from one side of the box to the fading edge, which lies at the front's leading side. */
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
/** Two nested boxes that move in opposite directions: the picture stays in place while the outer box's edge uncovers it. */
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
          // The edge fades by a gradient in the surface's colour: an animated mask would cost software rendering a third of its frames.
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
/** Clips the picture at the edge by paint containment, which also prevents overflow of the page. */
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
