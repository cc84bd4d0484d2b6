import { globalStyle, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { widths } from '../../theme/widths.ts';
import { underHeader } from '../PageBanner/PageBanner.css.ts';
import { spaceAfterBanner } from '../spaceAfterBanner.ts';

/** A screen of deep water: the way at its top, the title at its foot. The glow is where the drawing is, and has ended where the banner does. */
export const tall = style(
  inShared({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 'clamp(520px, 50vw, 860px)',
    paddingBlock: `${underHeader.wide}px 56px`,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -2,
      background: `linear-gradient(#0000 calc(100% - 140px), ${tokens.surface.background}), radial-gradient(60% 90% at 74% 46%, #12434a 0, #0a2a30 44%, ${tokens.surface.background} 82%)`,
    },
    '@media': {
      [widths.narrow]: { minBlockSize: 640, paddingBlock: `${underHeader.narrow}px 36px` },
      '(forced-colors: active)': { '::before': { display: 'none' } },
    },
  }),
);
// The screen ends with the heading of what follows, and not with the first pixels of it.
globalStyle(`:where(:has(> ${tall})) + section[id]`, inShared({ paddingBlockStart: spaceAfterBanner }));
/** The title stands at the foot of the screen. */
export const atFoot = style(inShared({ selectors: { [`${tall} > &`]: { marginBlockStart: 'auto' } } }));
