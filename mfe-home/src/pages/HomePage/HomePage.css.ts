import { style } from '@vanilla-extract/css';
import { layers, nearHeights } from 'shared/design';

/** Around all its parts. */
export const page = style({});

/** How high its parts are before they are laid out, at 1440 and at 390 pixels. */
nearHeights(layers.page, {
  [`${page} > #history`]: [872, 1000],
  [`${page} > #stats`]: [170, 278],
  [`${page} > #services`]: [1116, 1135],
  [`${page} > #principles`]: [1000, 1450],
  [`${page} > #reviews`]: [590, 806],
  [`${page} > #turnkey`]: [1035, 1437],
  [`${page} > #achievements`]: [1108, 1060],
  [`${page} > #clients`]: [1020, 785],
});
