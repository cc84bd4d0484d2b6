import type { PaintedStore } from '../Store.ts';
import { drawAccountScreen } from './desktop/account.ts';
import { drawCartScreen } from './desktop/cart.ts';
import { drawCatalogueScreen } from './desktop/catalogue.ts';
import { drawCheckoutScreen } from './desktop/checkout.ts';
import { drawHomeScreen } from './desktop/home.ts';
import { drawKeyDeliveryScreen } from './desktop/keyDelivery.ts';
import { drawProductScreen } from './desktop/product.ts';
import { drawSearchScreen } from './desktop/search.ts';
import { drawWishlistScreen } from './desktop/wishlist.ts';
import { englishTexts } from './english.ts';
import { drawFiltersScreen } from './mobile/filters.ts';
import { drawHomeScreen as mobileHome } from './mobile/home.ts';
import { drawKeyGiftScreen } from './mobile/keyGift.ts';
import { drawPaymentScreen } from './mobile/payment.ts';
import { drawProductScreen as mobileProduct } from './mobile/product.ts';
import { storeCss, storeFonts } from './shop/look.ts';

/** Key4GG: a shop for game keys. */
export const key4gg: PaintedStore = {
  fonts: storeFonts,
  style: storeCss,
  english: englishTexts,
  desktop: {
    home: drawHomeScreen,
    catalogue: drawCatalogueScreen,
    product: drawProductScreen,
    search: drawSearchScreen,
    cart: drawCartScreen,
    checkout: drawCheckoutScreen,
    'key-delivery': drawKeyDeliveryScreen,
    account: drawAccountScreen,
    wishlist: drawWishlistScreen,
  },
  mobile: {
    home: mobileHome,
    filters: drawFiltersScreen,
    product: mobileProduct,
    payment: drawPaymentScreen,
    'key-gift': drawKeyGiftScreen,
  },
};
