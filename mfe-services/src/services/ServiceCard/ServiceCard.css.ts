import { createVar, style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import type { ServiceColor } from '../ServiceRecord.ts';

const ink = createVar();

/** Each colour in a tone that can be read on the page's paper. */
const inks: Readonly<Record<ServiceColor, string>> = {
  blue: '#1f55d6',
  green: '#0b7048',
  amber: '#8a5600',
  red: '#bd1740',
};

export const card = style({
  '@layer': {
    [layers.page]: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: tokens.space.small,
      padding: tokens.space.large,
      border: `1px solid ${tokens.color.line}`,
      borderBlockStart: `${tokens.space.small} solid ${ink}`,
      selectors: Object.fromEntries(
        Object.entries(inks).map(([color, value]) => [`&[data-color="${color}"]`, { vars: { [ink]: value } }]),
      ),
    },
  },
});
export const number = style({
  '@layer': {
    [layers.page]: { color: ink, fontFamily: tokens.font.heading, fontSize: '2.5rem', lineHeight: 1, fontWeight: 600 },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.5rem', lineHeight: 1.2 } },
});
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
export const link = style({
  '@layer': {
    [layers.page]: {
      color: ink,
      fontWeight: 600,
      // The whole card follows the link, while the link's name stays short.
      '::after': { content: '""', position: 'absolute', inset: 0 },
    },
  },
});
