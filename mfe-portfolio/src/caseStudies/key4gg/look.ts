import wide from '../../../art/artwork-key4gg.svg';
import portrait from '../../../art/artwork-key4gg-portrait.svg';
import channels from '../../../art/channels-key4gg.svg';
import results from '../../../art/results-key4gg.svg';
import river from '../../../art/river-key4gg.svg';
import riverPortrait from '../../../art/river-key4gg-portrait.svg';
import type { CaseLook } from '../CaseLook.ts';
import { colors } from './colors.css.ts';
import { bannerPicture, bannerPortraitPicture } from './pictures/banner.ts';
import { nextPicture } from './pictures/next.ts';
import { screenPictures } from './pictures/screens.ts';
import { tasksPicture } from './pictures/tasks.ts';

export const caseLook: CaseLook = {
  colors,
  banner: { wide: bannerPicture, portrait: bannerPortraitPicture },
  river: { wide: river, portrait: riverPortrait },
  screens: screenPictures,
  closeBy: {
    home: [1.8, 19.5, 38.2],
    catalogue: [24.4, 8, 36.8],
    product: [58.3, 10],
    search: [13, 1],
    cart: [2, 9],
    checkout: [58.3, 8],
    'key-delivery': [16.2, 34, 36.9],
    account: [24, 8, 31.5],
    wishlist: [3, 9, 44],
  },
  tasks: { picture: tasksPicture, composed: 'wall' },
  artwork: { wide, portrait },
  results,
  channels,
  process: {
    1: { device: 'desktop', screen: 'search', left: 12.6, top: 1, width: 46 },
    2: { screen: 'filters', left: 2, top: 36.8, width: 96 },
    4: { screen: 'home', left: 2, top: 44.4, width: 96 },
    5: { screen: 'key-gift', left: 2, top: 46, width: 96 },
  },
  next: { picture: nextPicture, key: 'bmed' },
};
