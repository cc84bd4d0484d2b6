import { style } from '@vanilla-extract/css';
import { inPage } from '../../theme/inLayer.ts';
import { carouselVars } from './carouselVars.css.ts';

const perView = (count: string) => ({ [carouselVars.perView]: count });

/** Visible slides and gaps of the achievements' carousel, by viewport width (SPEC §9). */
export const byWidth = style(
  inPage({
    vars: { ...perView('1'), [carouselVars.gap]: '8px' },
    '@media': {
      '(width >= 480px)': { vars: perView('1.5') },
      '(width >= 640px)': { vars: perView('2') },
      '(width >= 768px)': { vars: { ...perView('2.5'), [carouselVars.gap]: '16px' } },
      '(width >= 900px)': { vars: perView('3') },
      '(width >= 1024px)': { vars: perView('4') },
      '(width >= 1200px)': { vars: perView('5') },
    },
  }),
);
