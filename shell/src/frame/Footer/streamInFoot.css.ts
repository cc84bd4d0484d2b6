import { globalStyle } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { pageWithStreamCta, streamInset, streamMedia } from '../width.ts';
import { footer, lowFoot } from './Footer.css.ts';

const pen = 2.4;
/** Height of the orange line: from the footer's top edge, past the middle of the heading, to the dot below the phone number. */
const toPhone = `calc(${lowFoot.room} + 0.96em + 46px)`;
/** The page's side margin. It also contains the space beside the page in viewports wider than the page. */
const margin = `(max(0px, (100% - ${tokens.width.page}) / 2) + ${tokens.space.margin})`;
/** Width of a usual phone number. The orange line ends in a dot below the number's first digits. */
const phone = `${tokens.size.title2} * 8.2`;
const buoy = 14;

/**
 * Continues the orange line (the fairway) of a page's call to action down into the footer, to a dot at the phone number. In narrower
 * viewports, the page fades its own line out instead.
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
      [streamMedia]: {
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
      [streamMedia]: {
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
