import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

const buoySize = 9;
export const field = style(inShared({ minInlineSize: 0 }));
// Sets full text colour and more weight, so that the label stands out from the hint below the field.
export const label = style(
  inShared({ display: 'block', fontWeight: 500, lineHeight: 1.4, color: tokens.surface.text }),
);
export const control = style(
  inShared({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 56,
    // Leaves space for the focus ring between label and field.
    marginBlockStart: 9,
    padding: '12px 16px 13px',
    border: 0,
    borderBlockEnd: `2px solid ${tokens.surface.edge}`,
    borderRadius: '4px 4px 0 0',
    // Tints the field, because visitors easily overlook a field that has only a line below it.
    background: `color-mix(in srgb, ${tokens.surface.text} 5%, #0000)`,
    fontSize: '1.25rem',
    lineHeight: 1.45,
    outlineOffset: 4,
    resize: 'vertical',
    transition: `border-color ${tokens.time.fast}`,
    ':hover': { borderColor: tokens.surface.text },
    ':focus': { borderColor: tokens.surface.text },
    '::placeholder': { color: tokens.surface.quiet, opacity: 1 },
    selectors: { '&[aria-invalid]': { borderColor: tokens.color.focus } },
    '@media': { '(forced-colors: active)': { border: '1px solid FieldText', paddingInline: 8 } },
  }),
);
/** An orange dot at the end of a focused field's line. It is an element, because autofill covers backgrounds of the field. */
export const buoy = style(
  inShared({
    position: 'relative',
    display: 'block',
    pointerEvents: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: 1 - buoySize / 2,
      inlineSize: buoySize,
      blockSize: buoySize,
      borderRadius: '50%',
      background: tokens.color.buoy,
      scale: 0,
      transition: `scale ${tokens.time.fast} ${tokens.ease.out}`,
    },
    selectors: { [`${control}:focus + &::after`]: { scale: 1 } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { '::after': { transition: 'none' } },
      // Hides the dot in forced colours, where borders on all sides replace the field's line.
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** Error text in the focus colour, which is readable on light and dark surfaces. */
export const error = style(
  inShared({
    display: 'flex',
    gap: 9,
    alignItems: 'flex-start',
    margin: '9px 0 0',
    color: tokens.color.focus,
    fontSize: tokens.size.small,
    fontWeight: 500,
  }),
);
export const below = style(
  inShared({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    maxInlineSize: 'none',
    margin: '9px 0 0',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
  }),
);
export const note = style(inShared({ fontVariantNumeric: 'tabular-nums' }));
