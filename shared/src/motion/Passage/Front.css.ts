import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';
import { frontVars } from './frontVars.css.ts';
import { moving, open } from './Passage.css.ts';
import { by, drawn } from './passing.css.ts';

const inShared = (rule: Record<string, unknown>) => ({ '@layer': { [shared]: rule } });

const x = fallbackVar(frontVars.x, '-1');
const y = fallbackVar(frontVars.y, '0');
const soft = fallbackVar(frontVars.soft, '0px');

const comes = keyframes({
  from: { translate: `calc(${x} * 100%) calc(${y} * 100%)` },
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
    inset: 0,
    pointerEvents: 'none',
    vars: { [by.self]: comes },
    '@media': {
      [moving]: {
        selectors: {
          [`${open} &`]: {
            // It cuts, too, and counts as nothing that sticks out of the page.
            maskImage: `linear-gradient(to ${fallbackVar(frontVars.to, 'right')}, #000 calc(100% - ${soft}), #0000)`,
          },
        },
      },
    },
  }),
]);
export const still = style([drawn, inShared({ position: 'absolute', inset: 0, vars: { [by.self]: stays } })]);
