import { style } from '@vanilla-extract/css';
import { layers } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** In the line of the hint, as a link would be. */
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
  }),
);
export const outcome = style(inPage({ marginInlineStart: '0.6em', selectors: { '&:empty': { margin: 0 } } }));
