import { globalStyle, style } from '@vanilla-extract/css';
import { shared } from '../../design/layers.css.ts';
import { tokens } from '../../design/tokens.css.ts';
import { carouselVars } from '../Carousel/carouselVars.css.ts';
import { layerProperty, scaleProperty } from './slideProperties.css.ts';

const scale = `var(${scaleProperty}, 1)`;

export const carousel = style({
  '@layer': {
    [shared]: {
      vars: { [carouselVars.perView]: '1.25', [carouselVars.gap]: tokens.space.small },
      '@media': { '(width >= 768px)': { vars: { [carouselVars.perView]: '1.7' } } },
    },
  },
});

// The slide keeps embla's own transform; what is in it is scaled.
globalStyle(`${carousel} [aria-roledescription="slide"]`, {
  '@layer': { [shared]: { position: 'relative', zIndex: `var(${layerProperty}, 0)` } },
});

/** The device: its edge, and room for the centre slide to grow into. */
export const frame = style({
  '@layer': {
    [shared]: {
      marginBlock: '5%',
      padding: 'clamp(8px, 1.4vw, 20px)',
      background: tokens.color.ink,
      borderRadius: 'clamp(14px, 2.2vw, 30px)',
      transform: `scale(${scale})`,
      // The shadow belongs to the centre slide: there is none at scale 1 or less, and all of it at 1.1.
      filter: `drop-shadow(0 30px 40px rgb(10 27 31 / calc((${scale} - 1) * 4)))`,
    },
  },
});
globalStyle(`${frame} img`, {
  '@layer': {
    [shared]: { display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: tokens.radius.picture },
  },
});
