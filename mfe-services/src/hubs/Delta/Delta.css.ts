import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage } from 'shared/design';
import delta from '../../../art/delta.json';

const percentOf = (part: number) => Math.round(part * 1e6) / 1e4;
const percent = (part: number) => `${percentOf(part)}%`;

/** Media query for windows in which four channels side by side are narrow. */
const closeTogether = '(1024px <= width < 1280px)';
/** The outermost channels, whose edges are the left and right edge of a box around all channels. */
const [first, last] = [delta.channels[0], delta.channels.at(-1)];
const box = {
  left: percent(first?.x ?? 0),
  right: percent(1 - (last?.x ?? 0) - (last?.width ?? 0)),
  top: percent(first?.y ?? 0),
};

// Removes the padding, so that banner, delta and promo block look like one dark area.
globalStyle('#cards', inPage({ paddingBlock: 0 }));

export const stream = style(
  inPage({
    position: 'relative',
    marginBlockStart: 'clamp(20px, 1.7vw, 28px)',
    // Limits the stream to less than the drawing's natural height, so that names and sentences fit the first screen. In narrow channels the
    // text needs more height, which stretches the drawing.
    '@media': {
      // Moves the drawn bend up beside the call to action, so that a phone shows the first row in its upper half.
      [breakpoints.narrow]: { marginBlockStart: -18 },
      [breakpoints.large]: { blockSize: `max(32.5rem, ${percentOf((0.77 * delta.height) / delta.width)}vw)` },
      [closeTogether]: { blockSize: '37.5rem' },
    },
  }),
);
/** Drawing of the delta. Its mask fades it out behind the text of the channels. */
export const drawing = style(
  inPage({
    display: 'block',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    maskImage: 'linear-gradient(#000 36%, #0003 46%, #0002 76%, #0000 88%)',
    '@media': {
      // Fades the drawing out higher, because the text starts higher in narrow channels.
      [closeTogether]: { maskImage: 'linear-gradient(#000 38%, #0004 49%, #0002 76%, #0000 88%)' },
      [breakpoints.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
const bendHeight = 112;
/** On phones: the stream above the rows, which comes from the left across the page and bends down at the right. */
export const bend = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: bendHeight,
    '@media': { [breakpoints.medium]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
/** The stream at the right edge on phones. It runs down behind the arrows of all rows. */
export const upright = style(
  inPage({
    position: 'absolute',
    inset: `${bendHeight}px 0 0`,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: `calc(100% - ${bendHeight}px)`,
    maskImage: 'linear-gradient(270deg, #000 13%, #0003 19%, #0000 24%)',
    '@media': { [breakpoints.medium]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
export const channels = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.large]: {
        position: 'absolute',
        insetBlock: `${box.top} 0`,
        insetInline: `${box.left} ${box.right}`,
        display: 'grid',
        gridTemplateColumns: delta.channels.map(({ width }) => `${width * 100}fr`).join(' '),
      },
    },
  }),
);
