import type { App } from 'shared/shellModule';
import icon180 from './icon-180.png';
import icon192 from './icon-192.png';
import icon512 from './icon-512.png';
import masked from './icon-masked.png';

/** The picture that Apple's devices keep of a site. */
export const touchIcon = icon180;

/** The frame's deep water, `color.deep` of the theme: a browser's own bars may take it. */
export const themeColor = '#06171b';

/** The colours and icons that a device shows once the site is installed on it. */
export const app: App = {
  themeColor,
  // Chart paper, on which pages begin.
  backgroundColor: '#eff1eb',
  icons: [
    { file: icon192, side: 192 },
    { file: icon512, side: 512 },
    { file: masked, side: 512, masked: true },
  ],
};
