import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { frontVars } from './frontVars.css.ts';
import { moving, open } from './Passage.css.ts';
import { by, drawn } from './passing.css.ts';

const x = fallbackVar(frontVars.x, '-1');
const y = fallbackVar(frontVars.y, '0');
const soft = fallbackVar(frontVars.soft, '0px');

/** A box in which the picture lies as it lay before, longer behind it by what fades: the faded edge runs out beyond the picture. */
const before = (axis: string) => `calc(${axis} * (${axis} - 1) / 2 * ${soft})`;
const behind = (axis: string) => `calc(${axis} * (${axis} + 1) / 2 * ${soft})`;
const longer = {
  insetInline: `calc(-1 * ${before(x)}) calc(-1 * ${behind(x)})`,
  insetBlock: `calc(-1 * ${before(y)}) calc(-1 * ${behind(y)})`,
};

/** Overlap of the fade and the cut edge: between two pixels the picture would shine through. */
const over = `min(2px, ${soft})`;
/** From one side of the box to what fades, which is at the side that the front goes to. */
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
/** Two boxes that move against each other, so that what is in them stands still while the edge passes: only places change. */
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
          // What fades lies under the surface's own colour: a mask that moves costs a software renderer a third of its frames.
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
/** Clips the picture at the edge. The box paints nothing, and does not count as sticking out of the page. */
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
