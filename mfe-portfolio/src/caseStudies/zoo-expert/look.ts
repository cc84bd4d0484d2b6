import wide from '../../art/artwork-zoo-expert.svg';
import portrait from '../../art/artwork-zoo-expert-portrait.svg';
import type { CaseLook } from '../CaseLook.ts';
import { colors } from './colors.css.ts';
import { banner, bannerPortrait } from './pictures/banner.ts';
import { next } from './pictures/next.ts';
import { screens } from './pictures/screens.ts';

export const look: CaseLook = {
  colors,
  banner: { wide: banner, portrait: bannerPortrait },
  screens,
  artwork: { wide, portrait },
  process: 'food-finder',
  next: { picture: next, meanwhile: 'key4gg' },
};
