import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const form = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `28px ${tokens.space.gutter}`,
    alignContent: 'start',
    alignItems: 'start',
    marginBlockStart: 16,
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const wide = style(inPage({ gridColumn: '1 / -1' }));
export const intro = style(inPage({ gridColumn: '1 / -1', margin: 0, color: tokens.surface.quiet }));
/** Note that the endpoint shows its response on another page. Visible without script, when the browser itself submits the form. */
export const byBrowser = style([
  intro,
  inPage({ '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } } }),
]);
/** Box for faults. It exists from the start, so that screen readers announce its later content. While empty, it takes no space. */
export const alert = style(
  inPage({
    gridColumn: '1 / -1',
    scrollMarginBlockStart: 120,
    ':focus': { outline: 'none' },
    // Takes the empty box out of the grid, in which even a row without height would add a gap.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);
export const summary = style(
  inPage({
    padding: '4px 0 4px 18px',
    borderInlineStart: `3px solid ${tokens.color.buoyInk}`,
  }),
);
export const summaryText = style(inPage({ margin: 0, fontWeight: 500 }));
export const faults = style(inPage({ margin: '4px 0 0', padding: 0, listStyle: '""' }));
export const fault = style(inPage({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }));
export const submit = style(
  inPage({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '14px 22px', alignItems: 'center' }),
);
globalStyle(
  `${submit} > button`,
  inPage({
    minBlockSize: '4rem',
    inlineSize: 'min(100%, 22rem)',
    justifyContent: 'space-between',
    paddingInline: '2rem',
    fontSize: '1.125rem',
    textAlign: 'start',
  }),
);
export const beside = style(
  inPage({
    display: 'grid',
    gap: 6,
    maxInlineSize: '24em',
    fontSize: tokens.size.small,
    color: tokens.surface.quiet,
  }),
);
export const otherWay = style(inPage({ margin: 0 }));
export const terms = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: 6,
    margin: 0,
    padding: '18px 0 0',
    listStyle: '""',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    color: tokens.surface.quiet,
    textWrap: 'pretty',
  }),
);
export const hint = style(
  inPage({
    margin: 0,
    // Hint to tick the box for the policy. Disappears when the box is ticked.
    selectors: { [`${form}:has(#agreeToPolicy:checked) &`]: { display: 'none' } },
  }),
);
globalStyle(
  `${form}:has(#agreeToPolicy:not(:checked)) button[type="submit"]`,
  inPage({
    background: `color-mix(in srgb, ${tokens.color.buoy} 22%, #0000)`,
    color: tokens.surface.text,
    boxShadow: `inset 0 0 0 2px ${tokens.color.buoy}`,
  }),
);
