import type { Store } from '../Store.ts';
import { account } from './desktop/account.ts';
import { checkout } from './desktop/checkout.ts';
import { home } from './desktop/home.ts';
import { product } from './desktop/product.ts';
import { setsMenu } from './desktop/sets.ts';
import { tracking } from './desktop/tracking.ts';
import { english } from './english.ts';
import { cart } from './mobile/cart.ts';
import { home as mobileHome } from './mobile/home.ts';
import { menu } from './mobile/menu.ts';
import { options } from './mobile/options.ts';
import { repeatOrder } from './mobile/repeatOrder.ts';
import { tracking as mobileTracking } from './mobile/tracking.ts';
import { fonts, style } from './shop/look.ts';

/** Ikura: a shop for Japanese food with home delivery. */
export const ikura: Store = {
  fonts,
  style,
  english,
  desktop: { home, sets: setsMenu, product, checkout, tracking, account },
  mobile: { home: mobileHome, menu, options, cart, tracking: mobileTracking, 'repeat-order': repeatOrder },
};
