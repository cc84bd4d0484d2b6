import { createVar, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** How far each step lies below the last. */
const drop = createVar();
const ink = `1.5px solid ${tokens.color.ink}`;
const three = '(768px <= width < 1024px)';

/** The river's longitudinal profile, falling from the first principle to the sixth. On phones a ruled gauge. */
export const steps = style(
  inPage({
    vars: { [drop]: '46px' },
    display: 'grid',
    gridTemplateColumns: 'repeat(6, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [three]: { vars: { [drop]: '30px' }, gridTemplateColumns: 'repeat(3, 1fr)', rowGap: 56 },
      [widths.narrow]: {
        display: 'block',
        marginInlineStart: 4,
        borderInlineStart: ink,
      },
    },
  }),
);
const fall = (count: number) => `calc(${count} * ${drop})`;

export const step = style(
  inPage({
    position: 'relative',
    padding: '18px 20px 0 0',
    borderBlockStart: ink,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -1.5,
      insetBlockStart: `calc(-1 * ${drop} - 1.5px)`,
      blockSize: `calc(${drop} + 1.5px)`,
      borderInlineStart: ink,
    },
    selectors: {
      '&:first-child::before': { display: 'none' },
      ...Object.fromEntries(
        [1, 2, 3, 4, 5].map((index) => [`&:nth-child(${index + 1})`, { marginBlockStart: fall(index) }]),
      ),
    },
    '@media': {
      [three]: {
        selectors: {
          ...Object.fromEntries(
            [3, 4, 5].map((index) => [`&:nth-child(${index + 1})`, { marginBlockStart: fall(index - 3) }]),
          ),
          '&:nth-child(4)::before': { display: 'none' },
        },
      },
      [widths.narrow]: {
        border: 0,
        padding: '0 0 36px 26px',
        '::before': { insetBlockStart: 14, inlineSize: 14, blockSize: 0, border: 0, borderBlockStart: ink },
        selectors: {
          '&:first-child::before': { display: 'block' },
          ...Object.fromEntries([1, 2, 3, 4, 5].map((index) => [`&:nth-child(${index + 1})`, { marginBlockStart: 0 }])),
        },
      },
    },
  }),
);
export const number = style(
  inPage({
    display: 'block',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const title = style(
  inPage({
    margin: '30px 0 0',
    fontFamily: tokens.font.text,
    fontSize: '1.1875rem',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: '-0.008em',
    wordSpacing: 'normal',
    '@media': { [widths.narrow]: { marginBlockStart: 12 } },
  }),
);
export const text = style(
  inPage({ margin: '20px 0 0', fontSize: '1rem', lineHeight: 1.5, color: tokens.surface.quiet }),
);
