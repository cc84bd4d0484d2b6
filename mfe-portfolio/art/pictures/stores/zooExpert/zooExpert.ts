import type { Store } from '../Store.ts';
import { cart } from './desktop/cart.ts';
import { catalogue } from './desktop/catalogue.ts';
import { clinicBooking } from './desktop/clinicBooking.ts';
import { home } from './desktop/home.ts';
import { product } from './desktop/product.ts';
import { storeMap } from './desktop/storeMap.ts';
import { english } from './english.ts';
import { foodFinder } from './mobile/foodFinder.ts';
import { home as mobileHome } from './mobile/home.ts';
import { petProfile } from './mobile/petProfile.ts';
import { pickupCode } from './mobile/pickupCode.ts';
import { stock } from './mobile/stock.ts';
import { fonts, style } from './shop/look.ts';

/** Zoo Expert: food and goods for pets, online and in 36 places. */
export const zooExpert: Store = {
  fonts,
  style,
  english,
  desktop: { home, catalogue, product, cart, 'store-map': storeMap, 'clinic-booking': clinicBooking },
  mobile: { home: mobileHome, 'food-finder': foodFinder, 'pet-profile': petProfile, stock, 'pickup-code': pickupCode },
};
