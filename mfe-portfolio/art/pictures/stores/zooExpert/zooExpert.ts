import type { Store } from '../Store.ts';
import { drawCartScreen } from './desktop/cart.ts';
import { drawCatalogueScreen } from './desktop/catalogue.ts';
import { drawClinicBookingScreen } from './desktop/clinicBooking.ts';
import { drawHomeScreen } from './desktop/home.ts';
import { drawProductScreen } from './desktop/product.ts';
import { storeMap } from './desktop/storeMap.ts';
import { english } from './english.ts';
import { drawFoodFinderScreen } from './mobile/foodFinder.ts';
import { drawHomeScreen as mobileHome } from './mobile/home.ts';
import { drawPetProfileScreen } from './mobile/petProfile.ts';
import { drawPickupCodeScreen } from './mobile/pickupCode.ts';
import { drawStockScreen } from './mobile/stock.ts';
import { fonts, style } from './shop/look.ts';

/** Zoo Expert: food and goods for pets, online and in 36 places. */
export const zooExpert: Store = {
  fonts,
  style,
  english,
  desktop: {
    home: drawHomeScreen,
    catalogue: drawCatalogueScreen,
    product: drawProductScreen,
    cart: drawCartScreen,
    'store-map': storeMap,
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
