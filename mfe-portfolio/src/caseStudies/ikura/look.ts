import wide from '../../../art/artwork-ikura.svg';
import portrait from '../../../art/artwork-ikura-portrait.svg';
import river from '../../../art/river-ikura.svg';
import riverPortrait from '../../../art/river-ikura-portrait.svg';
import { AudienceBar } from '../CaseAudience/AudienceBar.tsx';
import type { CaseLook } from '../CaseLook.ts';
import { bannerPicture as nextPicture } from '../zoo-expert/pictures/banner.ts';
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
    home: [2.6, 8, 49],
    sets: [1.6, 15.5, 33],
    product: [54.5, 8.5],
    checkout: [58.3, 20],
    tracking: [7.5, 13, 39.7],
    account: [2, 9, 46],
  },
  tasks: { picture: tasksPicture, composed: 'end' },
  artwork: { wide, portrait },
  AudienceBar,
  process: {
    1: { screen: 'home', left: 2, top: -2.4, width: 96 },
    2: { screen: 'menu', left: 2, top: 25.4, width: 96 },
    4: { screen: 'options', left: 2, top: 33.6, width: 96 },
    5: { screen: 'tracking', left: 2, top: 62, width: 96 },
  },
  next: { picture: nextPicture, key: 'zoo-expert', coming: true },
};
