import wide from '../../../art/artwork-zoo-expert.svg';
import portrait from '../../../art/artwork-zoo-expert-portrait.svg';
import channels from '../../../art/channels-zoo-expert.svg';
import river from '../../../art/river-zoo-expert.svg';
import riverPortrait from '../../../art/river-zoo-expert-portrait.svg';
import type { CaseLook } from '../CaseLook.ts';
import { bannerPicture as nextPicture } from '../key4gg/pictures/banner.ts';
import { colors } from './colors.css.ts';
import { bannerPicture, bannerPortraitPicture } from './pictures/banner.ts';
import { screenPictures } from './pictures/screens.ts';
import { tasksPicture } from './pictures/tasks.ts';

export const caseLook: CaseLook = {
  colors,
  banner: { wide: bannerPicture, portrait: bannerPortraitPicture },
  river: { wide: river, portrait: riverPortrait },
  screens: screenPictures,
  closeBy: {
    home: [53.2, 8, 43.5],
    catalogue: [25.8, 8.5, 49.8],
    product: [2.5, 10],
    cart: [2, 9, 38.5],
    'store-map': [2, 9],
    'clinic-booking': [52, 17, 44],
  },
  tasks: { picture: tasksPicture, composed: 'start' },
  channels,
  artwork: { wide, portrait },
  process: {
    1: { screen: 'food-finder', left: 2, top: 48.9, width: 96 },
    3: { screen: 'stock', left: 2, top: 58.6, width: 96 },
    4: { screen: 'home', left: 2, top: 50.2, width: 96 },
    5: { device: 'desktop', screen: 'product', left: 50, top: 14, width: 48 },
  },
  next: { picture: nextPicture, key: 'key4gg', coming: true },
};
