import { globalStyle } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { pageWithStreamCta, streamFits, streamInset } from '../width.ts';
import { footer, lowFoot } from './Footer.css.ts';

const pen = 2.4;
/** From the top to the middle of the call's two lines, where the phone stands, and on below it. */
const toPhone = `calc(${lowFoot.room} + 0.96em + 46px)`;
/** Beyond the page's greatest width its margin grows. */
const margin = `(max(0px, (100% - ${tokens.width.page}) / 2) + ${tokens.space.margin})`;
/** As wide as a phone number of usual length: under its first digits the buoy is clear of the link beside it. */
const phone = `${tokens.size.title2} * 8.2`;
const buoy = 14;

/**
 * Leads the fairway under a page's call on into the footer, to the phone, where the buoy is. In windows too narrow for phone and words in
 * one row the page's own stream fades at its end.
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
