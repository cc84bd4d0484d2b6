import { style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';
import { asButton } from '../CopyLink/CopyLink.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const download = style(inPage({ minBlockSize: 56, display: 'grid', justifyItems: 'start', gap: 8 }));
const base = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 14,
    minBlockSize: 56,
    // As wide as its longer words, whichever it says: it must not change under the pointer that has it looked at.
    inlineSize: 'min(100%, 25rem)',
    padding: '8px 28px',
    border: 0,
    borderRadius: tokens.radius.round,
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    // Its edge alone, and its longer words in one line.
    textWrap: 'balance',
    selectors: { '&:disabled': { paddingInline: 22, fontSize: '0.9375rem', cursor: 'not-allowed' } },
    printColorAdjust: 'exact',
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
);
const edge = (color: string) => `inset 0 0 0 1.5px ${color}`;
export const button = styleVariants({
  ink: [
    base,
    inPage({
      background: ice.ink,
      color: '#ffffff',
      selectors: { '&:disabled': { background: 'none', color: ice.ink, boxShadow: edge('#3b4a4c') } },
    }),
  ],
  mint: [
    base,
    inPage({
      background: '#5fe0c6',
      color: '#04211c',
      selectors: { '&:disabled': { background: 'none', color: '#d5e4e4', boxShadow: edge('#7d979b') } },
    }),
  ],
});
/** Its space is kept for the longer words, and for the way on: nothing below moves when the platform is known. */
export const hint = style(
  inPage({
    minBlockSize: '3lh',
    maxInlineSize: '30em',
    textWrap: 'pretty',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': {
      [asButton.onPhones]: { minBlockSize: 'calc(2lh + 56px)' },
      [asButton.besideHint]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '2px 16px',
        alignContent: 'start',
        inlineSize: '100%',
      },
    },
  }),
);
export const reason = style(inPage({ margin: 0, '@media': { [asButton.besideHint]: { gridRow: '1 / 3' } } }));
