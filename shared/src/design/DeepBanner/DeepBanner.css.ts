import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { underHeader } from '../PageBanner/PageBanner.css.ts';
import { spaceAfterBanner } from '../spaceAfterBanner.ts';

/**
 * A dark banner of about a screen's height: breadcrumb at the top, title at the bottom, and a glow behind the drawing. The glow fades out
 * above the banner's lower edge.
 */
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
      [breakpoints.narrow]: { minBlockSize: 640, paddingBlock: `${underHeader.narrow}px 36px` },
      '(forced-colors: active)': { '::before': { display: 'none' } },
    },
  }),
);
// Reduces the top padding of the section after the banner, so that its heading is visible at the bottom of the first screen.
globalStyle(`:where(:has(> ${tall})) + section[id]`, inShared({ paddingBlockStart: spaceAfterBanner }));
export const atFoot = style(inShared({ selectors: { [`${tall} > &`]: { marginBlockStart: 'auto' } } }));
