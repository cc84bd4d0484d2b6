import wide from '../../art/artwork-key4gg.svg';
import portrait from '../../art/artwork-key4gg-portrait.svg';
import channels from '../../art/channels-key4gg.svg';
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
  channels,
  process: {
    1: { screen: 'home', from: '44%' },
    3: { screen: 'product', from: '79.5%' },
    5: { screen: 'payment', from: '17.4%' },
  },
  next: { picture: next, key: 'bmed' },
};
