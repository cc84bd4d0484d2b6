import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, widths } from 'shared/design';
import delta from '../../../art/delta.json';

const percentOf = (part: number) => Math.round(part * 1e6) / 1e4;
const percent = (part: number) => `${percentOf(part)}%`;

/** Four channels beside each other, of which each is narrow. */
const closeTogether = '(1024px <= width < 1280px)';
/** The channels side by side, as the drawing has them. */
const [first, last] = [delta.channels[0], delta.channels.at(-1)];
const box = {
  left: percent(first?.x ?? 0),
  right: percent(1 - (last?.x ?? 0) - (last?.width ?? 0)),
  top: percent(first?.y ?? 0),
};

// It goes on from the head and into the promo block: one dark screen.
globalStyle('#cards', inPage({ paddingBlock: 0 }));

export const stream = style(
  inPage({
    position: 'relative',
    marginBlockStart: 'clamp(20px, 1.7vw, 28px)',
    // Names and sentences stand in the first screen, so it is lower than drawn; close together the words want more, and it stretches.
    '@media': {
      // The bend begins beside the call, so that a row stands in the first half of the window.
      [widths.narrow]: { marginBlockStart: -18 },
      [widths.large]: { blockSize: `max(32.5rem, ${percentOf((0.77 * delta.height) / delta.width)}vw)` },
      [closeTogether]: { blockSize: '37.5rem' },
    },
  }),
);
/** Quiet where words stand over it. */
export const drawing = style(
  inPage({
    display: 'block',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    maskImage: 'linear-gradient(#000 36%, #0003 46%, #0002 76%, #0000 88%)',
    '@media': {
      // Close together, the words begin higher.
      [closeTogether]: { maskImage: 'linear-gradient(#000 38%, #0004 49%, #0002 76%, #0000 88%)' },
      [widths.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
const bendHeight = 112;
/** On phones it comes in over the whole width and turns down. */
export const bend = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: bendHeight,
    '@media': { [widths.medium]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
/** There it comes down where the arrows stand, and ends before the words. */
export const upright = style(
  inPage({
    position: 'absolute',
    inset: `${bendHeight}px 0 0`,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: `calc(100% - ${bendHeight}px)`,
    maskImage: 'linear-gradient(270deg, #000 13%, #0003 19%, #0000 24%)',
    '@media': { [widths.medium]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
export const channels = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [widths.large]: {
        position: 'absolute',
        insetBlock: `${box.top} 0`,
        insetInline: `${box.left} ${box.right}`,
        display: 'grid',
        gridTemplateColumns: delta.channels.map(({ width }) => `${width * 100}fr`).join(' '),
      },
    },
  }),
);
