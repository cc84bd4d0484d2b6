import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Sets the name in the size of the middle island. On all other islands the carousel scales it down. */
export const mark = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: 'clamp(56px, 6.4vw, 116px)',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: tokens.color.ink,
    willChange: 'translate, scale',
    '@media': { [breakpoints.narrow]: { fontSize: 48 } },
  }),
);
const display = { fontFamily: tokens.font.heading, letterSpacing: '-0.03em' };
const sans = { fontFamily: tokens.font.text, letterSpacing: '-0.04em' };

export const text = style(
  inPage({ ...sans, fontWeight: 400, selectors: { '* + &': { marginInlineStart: '0.04em' } } }),
);
export const bold = style(inPage({ ...sans, fontWeight: 700, letterSpacing: '-0.05em' }));
export const serif = style(inPage({ ...display, fontWeight: 300 }));
export const strongSerif = style(inPage({ ...display, fontWeight: 600 }));
export const ninetyNine = style(inPage({ ...display, fontSize: '1.3em', fontWeight: 300, letterSpacing: '-0.06em' }));
export const firms = style(inPage({ ...sans, marginInlineStart: '0.2em', fontSize: '0.7em', fontWeight: 500 }));
export const threeLines = style(
  inPage({
    ...sans,
    paddingInlineStart: '0.6em',
    borderInlineStart: '0.06em solid',
    fontSize: '0.62em',
    fontWeight: 500,
    lineHeight: 0.98,
    textAlign: 'start',
  }),
);
export const boxed = style(
  inPage({
    ...display,
    marginInlineEnd: '0.3em',
    padding: '0.02em 0.22em 0',
    border: '0.05em solid',
    fontSize: '0.86em',
    fontWeight: 600,
  }),
);
export const roof = style(
  inPage({
    inlineSize: '0.4em',
    blockSize: '0.4em',
    margin: '0.1em 0.2em 0 0.22em',
    borderBlockStart: '0.07em solid',
    borderInlineEnd: '0.07em solid',
    rotate: '-45deg',
  }),
);
export const dot = style(
  inPage({
    inlineSize: '0.3em',
    blockSize: '0.3em',
    marginInline: '0.22em',
    borderRadius: '50%',
    background: 'currentColor',
  }),
);
