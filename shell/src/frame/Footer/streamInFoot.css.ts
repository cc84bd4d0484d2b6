import { globalStyle } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { pageWithStreamCta, streamFits, streamInset } from '../width.ts';
import { footer, lowFoot } from './Footer.css.ts';

const pen = 2.4;
/** Distance from the footer's top to the middle of the heading's two lines, and on to the line through the phone. */
const toPhone = `calc(${lowFoot.room} + 0.96em + 46px)`;
/** The page margin, which grows beyond the page's maximum width. */
const margin = `(max(0px, (100% - ${tokens.width.page}) / 2) + ${tokens.space.margin})`;
/** Width of a phone number of usual length. The buoy below its first digits does not touch the link next to it. */
const phone = `${tokens.size.title2} * 8.2`;
const buoy = 14;

/**
 * Continues the fairway from a page's own call to action into the footer, to a buoy at the phone. In narrower windows the page's own stream
 * fades out instead.
 */
const comes = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  fontSize: tokens.size.title1,
  pointerEvents: 'none',
} as const;
globalStyle(
  `${pageWithStreamCta} ${footer}::before`,
  inShell({
    '@media': {
      [streamFits]: {
        ...comes,
        insetBlockStart: 0,
        insetInlineEnd: streamInset - pen / 2,
        inlineSize: `calc(${margin} - ${streamInset}px + ${phone})`,
        blockSize: toPhone,
        border: `0 solid ${tokens.color.buoy}`,
        borderInlineEndWidth: pen,
        borderBlockEndWidth: pen,
        borderEndEndRadius: 44,
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
globalStyle(
  `${pageWithStreamCta} ${footer}::after`,
  inShell({
    '@media': {
      [streamFits]: {
        ...comes,
        insetBlockStart: `calc(${toPhone} - ${buoy / 2 + pen / 2}px)`,
        insetInlineEnd: `calc(${margin} + ${phone} - ${buoy / 2}px)`,
        inlineSize: buoy,
        blockSize: buoy,
        borderRadius: '50%',
        background: tokens.color.buoy,
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
