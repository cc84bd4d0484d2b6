import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Where the way on has room for a button of its own: on phones, where the app never runs, and beside the hint in wide windows. */
export const asButton = { onPhones: widths.narrow, besideHint: '(width >= 1400px)' } as const;
const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  padding: '6px 18px',
  borderRadius: tokens.radius.round,
  background: tokens.surface.text,
  color: tokens.surface.background,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
};
/** Else in the line of the hint, as a link would be. */
export const copy = style(
  inPage({
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '@media': {
      [asButton.onPhones]: { ...button, minBlockSize: 48, marginBlockStart: 8 },
      [asButton.besideHint]: { ...button, alignSelf: 'start', paddingInline: 12 },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
      print: { background: 'none', color: 'inherit' },
    },
  }),
);
export const outcome = style(inPage({ marginInlineStart: '0.6em', selectors: { '&:empty': { margin: 0 } } }));
