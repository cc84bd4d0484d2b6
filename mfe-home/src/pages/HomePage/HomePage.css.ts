import { style } from '@vanilla-extract/css';
import { layers, nearHeights, tokens } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Nine parts follow each other here: they stand closer than those of other pages, about 110 px from their edges at 1440. */
export const page = style(inPage({ vars: { [tokens.space.section]: 'clamp(72px, 2.5rem + 4.9vw, 136px)' } }));

/** How high its parts are before they are laid out, at 1440 and at 390 pixels. */
nearHeights(layers.page, {
  [`${page} > #history`]: [872, 1000],
  [`${page} > #stats`]: [170, 278],
  [`${page} > #services`]: [1047, 1135],
  [`${page} > #principles`]: [930, 1425],
  [`${page} > #reviews`]: [590, 806],
  [`${page} > #turnkey`]: [1035, 1437],
  [`${page} > #achievements`]: [1108, 1060],
  [`${page} > #clients`]: [1020, 785],
});
