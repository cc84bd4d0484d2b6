import { globalStyle, style } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { inPage, tokens } from 'shared/design';
import { chooseSlideLayer, computeSlideScale, scaleProperty, slideLayerProperty } from './slideScale.ts';

const withoutScript = '(scripting: none)';

// A tablet is 1.7 times as wide as its slide, so its neighbours lie partly behind the centre one.
const frameWidth = 1.7;
/** Scales before the script runs: the first slide is the centre slide, all others are as small as its neighbours. */
const [largest, neighbour] = [computeSlideScale(0, 1), computeSlideScale(1, 1)];
const scale = `var(${scaleProperty}, ${neighbour})`;

export const carousel = style(
  inPage({
    vars: { [carouselVars.perView]: '2.2' },
    '@media': {
      // Slightly fewer than three slides per view, so that the left and right tablets reach beyond the window's edge.
      '(width >= 768px)': { vars: { [carouselVars.perView]: '2.9' } },
      [withoutScript]: { vars: { [carouselVars.perView]: '1.2', [carouselVars.gap]: tokens.space.medium } },
      [`${withoutScript} and (width >= 768px)`]: { vars: { [carouselVars.perView]: '1.7' } },
    },
  }),
);
globalStyle(`${carousel} > [role="group"]`, inPage({ paddingBlockStart: '2%' }));
// Embla sets `transform` on the slide, so the scale is on the frame inside.
globalStyle(`${carousel} [data-slide]`, inPage({ position: 'relative', zIndex: `var(${slideLayerProperty}, 0)` }));
globalStyle(
  `${carousel} [data-slide]:first-child`,
  inPage({ vars: { [scaleProperty]: String(largest), [slideLayerProperty]: String(chooseSlideLayer(largest)) } }),
);

/** Frame of the tablet. Its margins leave room for the growth of the centre slide. */
export const frame = style(
  inPage({
    position: 'relative',
    inlineSize: `${frameWidth * 100}%`,
    marginInline: `${(1 - frameWidth) * 50}%`,
    marginBlock: '5%',
    padding: 'clamp(7px, 1.15vw, 19px)',
    background: tokens.color.ink,
    borderRadius: 'clamp(12px, 2vw, 32px)',
    boxShadow: `0 0 0 1.5px ${tokens.color.ink2}`,
    transform: `scale(${scale})`,
    // Shows the shadow of the centre slide only: transparent up to scale 1, opaque at 1.1.
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: 'inherit',
      boxShadow: tokens.shadow.device,
      opacity: `calc((${scale} - 1) * 10)`,
    },
    '@media': { [withoutScript]: { inlineSize: 'auto', marginInline: 0, transform: 'none' } },
  }),
);
globalStyle(
  `${frame} img`,
  inPage({ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: tokens.radius.picture }),
);
