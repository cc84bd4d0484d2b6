import type { WebAppManifest } from 'shared/shellModule';
import icon180 from './icon-180.png';
import icon192 from './icon-192.png';
import icon512 from './icon-512.png';
import masked from './icon-masked.png';

/** Icon for Apple devices. */
export const touchIcon = icon180;

/** Colour of the frame (`color.deep` of the theme) for the browser's own bars. */
export const themeColor = '#06171b';

/** Colours and icons of the installed site. */
export const app: WebAppManifest = {
  themeColor,
  // The background of pages (`color.paper`).
  backgroundColor: '#eff1eb',
  icons: [
    { file: icon192, side: 192 },
    { file: icon512, side: 512 },
    { file: masked, side: 512, masked: true },
  ],
};
