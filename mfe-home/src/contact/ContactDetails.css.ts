import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const details = style(
  inPage({
    gridColumn: '9 / 13',
    minInlineSize: 0,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1' },
      // Makes the details sticky beside the longer form, if the window is high enough to show all of them.
      '(width >= 1024px) and (height >= 800px)': {
        position: 'sticky',
        insetBlockStart: 96,
        alignSelf: 'start',
      },
    },
  }),
);
export const list = style(inPage({ margin: 0, containerType: 'inline-size' }));
export const entry = style(inPage({ padding: '14px 0 16px', borderBlockStart: `1px solid ${tokens.surface.rule}` }));
export const next = style([
  entry,
  inPage({
    borderBlockStart: `2px solid ${tokens.color.ink}`,
    // Aligns the first line of the details with the first line of the form, which has no border and no padding.
    '@media': { [breakpoints.large]: { borderBlockStart: 0, paddingBlockStart: 0 } },
  }),
]);
export const label = style(inPage({ margin: 0, fontSize: tokens.size.small, color: tokens.surface.quiet }));
export const value = style(
  inPage({
    margin: '6px 0 0',
    fontFamily: tokens.font.heading,
    // Keeps an email address of usual length on one line.
    fontSize: 'min(clamp(1.5rem, 1.1rem + 0.9vw, 2.125rem), 10cqi)',
    overflowWrap: 'anywhere',
    fontWeight: 300,
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
    wordSpacing: '0.09em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const address = style(inPage({ fontStyle: 'normal' }));
export const link = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
  }),
);
export const listValue = style(inPage({ margin: 0 }));
export const chats = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: '2px 26px', margin: '6px 0 0', padding: 0, listStyle: '""' }),
);
export const chat = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);
export const steps = style(
  inPage({ margin: '10px 0 0', padding: 0, listStyle: '""', counterReset: 'step', display: 'grid', gap: 8 }),
);
export const reply = style(inPage({ margin: '12px 0 0' }));
export const step = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '2em minmax(0, 1fr)',
    textWrap: 'balance',
    counterIncrement: 'step',
    '::before': { content: 'counter(step)', color: tokens.surface.quiet, fontVariantNumeric: 'lining-nums' },
  }),
);
