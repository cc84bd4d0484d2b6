import wide from '../../art/artwork-bmed.svg';
import portrait from '../../art/artwork-bmed-portrait.svg';
import channels from '../../art/channels-bmed.svg';
import type { CaseLook } from '../CaseLook.ts';
import { banner as next } from '../ikura/pictures/banner.ts';
import { colors } from './colors.css.ts';
import { banner, bannerPortrait } from './pictures/banner.ts';
import { screens } from './pictures/screens.ts';

export const look: CaseLook = {
  colors,
  banner: { wide: banner, portrait: bannerPortrait },
  screens,
  artwork: { wide, portrait },
  channels,
  process: {
    1: { screen: 'lines', from: '7.7%' },
    3: { screen: 'product', from: '21.4%' },
    5: { screen: 'quick-order', from: '22%' },
  },
  next: { picture: next, key: 'ikura', coming: true },
};
