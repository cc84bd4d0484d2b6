import type { Store } from '../Store.ts';
import { account } from './desktop/account.ts';
import { cart } from './desktop/cart.ts';
import { catalogue } from './desktop/catalogue.ts';
import { checkout } from './desktop/checkout.ts';
import { home } from './desktop/home.ts';
import { keyDelivery } from './desktop/keyDelivery.ts';
import { product } from './desktop/product.ts';
import { search } from './desktop/search.ts';
import { wishlist } from './desktop/wishlist.ts';
import { english } from './english.ts';
import { filters } from './mobile/filters.ts';
import { home as mobileHome } from './mobile/home.ts';
import { keyGift } from './mobile/keyGift.ts';
import { payment } from './mobile/payment.ts';
import { product as mobileProduct } from './mobile/product.ts';
import { fonts, style } from './shop/look.ts';

/** Key4GG: a shop for game keys. */
export const key4gg: Store = {
  fonts,
  style,
  english,
  desktop: {
    home,
    catalogue,
    product,
    search,
    cart,
    checkout,
    'key-delivery': keyDelivery,
    account,
    wishlist,
  },
  mobile: { home: mobileHome, filters, product: mobileProduct, payment, 'key-gift': keyGift },
};
