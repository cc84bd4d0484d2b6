import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** How far down its screen a case begins: `0%` its top, `100%` its foot. */
export const sceneFrom = createVar();
/** Under the title, as high as a window leaves room for; in one column the screens are seen further down only. */
export const scene = style(
  inPage({
    position: 'relative',
    overflow: 'hidden',
    marginBlockStart: 8,
    blockSize: 'min(40vw, 100svh - 96px - 220px, 760px)',
    minBlockSize: 320,
    borderRadius: tokens.radius.picture,
    background: caseColors.tint,
    '@media': { [widths.belowLarge]: { display: 'none' }, print: { display: 'none' } },
  }),
);
globalStyle(`${scene} img`, inPage({ objectPosition: `50% ${fallbackVar(sceneFrom, '50%')}` }));
