import { globalStyle, style } from '@vanilla-extract/css';
import { layers, widths } from 'shared/design';
import delta from '../../art/delta.json';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const percent = (part: number) => `${Math.round(part * 1e6) / 1e4}%`;

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
    marginBlockStart: 'clamp(20px, 2vw, 32px)',
    '@media': { [widths.large]: { aspectRatio: `${delta.width} / ${delta.height}` } },
  }),
);
/** Quiet where words stand over it. */
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    maskImage: 'linear-gradient(#000 56%, #0004 69%, #0002 88%, #0000 100%)',
    '@media': {
      // Close together, the words begin higher.
      '(1024px <= width < 1280px)': { maskImage: 'linear-gradient(#000 46%, #0004 59%, #0002 88%, #0000 100%)' },
      [widths.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const channels = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: 'none',
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
