import type { PaintedStore } from '../Store.ts';
import { drawCartScreen } from './desktop/cart.ts';
import { drawCatalogueScreen } from './desktop/catalogue.ts';
import { drawClinicBookingScreen } from './desktop/clinicBooking.ts';
import { drawHomeScreen } from './desktop/home.ts';
import { drawProductScreen } from './desktop/product.ts';
import { drawStoreMapScreen } from './desktop/storeMap.ts';
import { englishTexts } from './english.ts';
import { drawFoodFinderScreen } from './mobile/foodFinder.ts';
import { drawHomeScreen as mobileHome } from './mobile/home.ts';
import { drawPetProfileScreen } from './mobile/petProfile.ts';
import { drawPickupCodeScreen } from './mobile/pickupCode.ts';
import { drawStockScreen } from './mobile/stock.ts';
import { storeCss, storeFonts } from './shop/look.ts';

/** Zoo Expert: food and goods for pets, online and in 36 places. */
export const zooExpert: PaintedStore = {
  fonts: storeFonts,
  style: storeCss,
  english: englishTexts,
  desktop: {
    home: drawHomeScreen,
    catalogue: drawCatalogueScreen,
    product: drawProductScreen,
    cart: drawCartScreen,
    'store-map': drawStoreMapScreen,
    'clinic-booking': drawClinicBookingScreen,
  },
  mobile: {
    home: mobileHome,
    'food-finder': drawFoodFinderScreen,
    'pet-profile': drawPetProfileScreen,
    stock: drawStockScreen,
    'pickup-code': drawPickupCodeScreen,
  },
};
