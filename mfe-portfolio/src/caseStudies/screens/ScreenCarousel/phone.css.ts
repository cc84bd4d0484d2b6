import { globalStyle, style } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { inPage, tokens } from 'shared/design';

/** Two phones on desktop, one on mobile (SPEC §9, phone slider). */
export const carousel = style(
  inPage({
    vars: { [carouselVars.perView]: '1' },
    '@media': { '(width >= 768px)': { vars: { [carouselVars.perView]: '2' }, maxInlineSize: '780px' } },
  }),
);

export const frame = style(
  inPage({
    maxInlineSize: '100%',
    marginInline: 'auto',
    padding: '10px',
    background: tokens.color.ink,
    borderRadius: '44px',
  }),
);

/** A screen is 626 px high (SPEC §9, phone slider). */
globalStyle(
  `${frame} img`,
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '626px',
    objectFit: 'cover',
    objectPosition: 'top',
    borderRadius: '34px',
  }),
);
