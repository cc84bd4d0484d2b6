import wide from '../../art/artwork-ikura.svg';
import portrait from '../../art/artwork-ikura-portrait.svg';
import { AudienceBar } from '../CaseAudience/AudienceBar.tsx';
import type { CaseLook } from '../CaseLook.ts';
import { banner as next } from '../zoo-expert/pictures/banner.ts';
import { colors } from './colors.css.ts';
import { banner, bannerPortrait } from './pictures/banner.ts';
import { screens } from './pictures/screens.ts';

export const look: CaseLook = {
  colors,
  banner: { wide: banner, portrait: bannerPortrait },
  screens,
  artwork: { wide, portrait },
  AudienceBar,
  process: {
    1: { screen: 'cart', from: '13.4%' },
    3: { screen: 'options', from: '61.8%' },
    5: { screen: 'tracking', from: '30%' },
    7: { screen: 'home', from: '21%' },
  },
  next: { picture: next, key: 'zoo-expert', coming: true },
};
