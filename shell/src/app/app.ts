import type { WebAppManifest } from 'shared/shellModule';
import icon180 from './icon-180.png';
import icon192 from './icon-192.png';
import icon512 from './icon-512.png';
import masked from './icon-masked.png';

export const touchIcon = icon180;

/** Colour of the browser's own bars: `color.deep` of the theme. */
export const themeColor = '#06171b';

export const app: WebAppManifest = {
  themeColor,
  // Background of pages: `color.paper` of the theme.
  backgroundColor: '#eff1eb',
  icons: [
    { file: icon192, side: 192 },
    { file: icon512, side: 512 },
    { file: masked, side: 512, masked: true },
  ],
};
