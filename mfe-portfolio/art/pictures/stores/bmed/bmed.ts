import type { Store } from '../Store.ts';
import { catalogue } from './desktop/catalogue.ts';
import { checkout } from './desktop/checkout.ts';
import { home } from './desktop/home.ts';
import { partnerCabinet } from './desktop/partnerCabinet.ts';
import { product } from './desktop/product.ts';
import { training } from './desktop/training.ts';
import { english } from './english.ts';
import { country } from './mobile/country.ts';
import { home as mobileHome } from './mobile/home.ts';
import { lines } from './mobile/lines.ts';
import { product as mobileProduct } from './mobile/product.ts';
import { quickOrder } from './mobile/quickOrder.ts';
import { shipment } from './mobile/shipment.ts';
import { fonts, style } from './shop/look.ts';

/** BMED: a shop for professional cosmetics for clinics in many countries. */
export const bmed: Store = {
  fonts,
  style,
  english,
  desktop: { home, catalogue, product, checkout, 'partner-cabinet': partnerCabinet, training },
  mobile: { home: mobileHome, lines, product: mobileProduct, country, shipment, 'quick-order': quickOrder },
};
