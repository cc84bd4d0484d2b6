import wide from '../../../art/artwork-bmed.svg';
import portrait from '../../../art/artwork-bmed-portrait.svg';
import channels from '../../../art/channels-bmed.svg';
import countries from '../../../art/counted-bmed-countries.svg';
import days from '../../../art/counted-bmed-days.svg';
import river from '../../../art/river-bmed.svg';
import riverPortrait from '../../../art/river-bmed-portrait.svg';
import type { CaseLook } from '../CaseLook.ts';
import { bannerPicture as nextPicture } from '../ikura/pictures/banner.ts';
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
    home: [52, 9, 45.5],
    catalogue: [25, 9, 49.5],
    product: [54, 8, 43],
    checkout: [58.3, 22],
    'partner-cabinet': [20.9, 8, 51],
    training: [3.2, 27, 36],
  },
  tasks: { picture: tasksPicture, composed: 'below' },
  artwork: { wide, portrait },
  channels,
  counted: [days, countries],
  process: {
    2: { screen: 'product', left: 2, top: 49.4, width: 96 },
    3: { screen: 'product', left: 2, top: 26, width: 96 },
    4: { screen: 'country', left: 2, top: 41, width: 96 },
    6: { screen: 'quick-order', left: 2, top: -3.4, width: 96 },
  },
  next: { picture: nextPicture, key: 'ikura', coming: true },
};
