import type { PaintedStore } from '../Store.ts';
import { drawAccountScreen } from './desktop/account.ts';
import { drawCheckoutScreen } from './desktop/checkout.ts';
import { drawHomeScreen } from './desktop/home.ts';
import { drawProductScreen } from './desktop/product.ts';
import { drawSetsMenuScreen } from './desktop/sets.ts';
import { drawTrackingScreen } from './desktop/tracking.ts';
import { englishTexts } from './english.ts';
import { drawCartScreen } from './mobile/cart.ts';
import { drawHomeScreen as mobileHome } from './mobile/home.ts';
import { drawMenuScreen } from './mobile/menu.ts';
import { drawOptionsScreen } from './mobile/options.ts';
import { drawRepeatOrderScreen } from './mobile/repeatOrder.ts';
import { drawTrackingScreen as mobileTracking } from './mobile/tracking.ts';
import { storeCss, storeFonts } from './shop/look.ts';

/** Ikura: a shop for Japanese food with home delivery. */
export const ikura: PaintedStore = {
  fonts: storeFonts,
  style: storeCss,
  english: englishTexts,
  desktop: {
    home: drawHomeScreen,
    sets: drawSetsMenuScreen,
    product: drawProductScreen,
    checkout: drawCheckoutScreen,
    tracking: drawTrackingScreen,
    account: drawAccountScreen,
  },
  mobile: {
    home: mobileHome,
    menu: drawMenuScreen,
    options: drawOptionsScreen,
    cart: drawCartScreen,
    tracking: mobileTracking,
    'repeat-order': drawRepeatOrderScreen,
  },
};
