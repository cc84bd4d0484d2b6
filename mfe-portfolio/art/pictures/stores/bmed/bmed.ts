import type { PaintedStore } from '../Store.ts';
import { drawCatalogueScreen } from './desktop/catalogue.ts';
import { drawCheckoutScreen } from './desktop/checkout.ts';
import { drawHomeScreen } from './desktop/home.ts';
import { drawPartnerCabinetScreen } from './desktop/partnerCabinet.ts';
import { drawProductScreen } from './desktop/product.ts';
import { drawTrainingScreen } from './desktop/training.ts';
import { englishTexts } from './english.ts';
import { drawCountryScreen } from './mobile/country.ts';
import { drawHomeScreen as mobileHome } from './mobile/home.ts';
import { drawProductLinesScreen } from './mobile/lines.ts';
import { drawProductScreen as mobileProduct } from './mobile/product.ts';
import { drawQuickOrderScreen } from './mobile/quickOrder.ts';
import { drawShipmentScreen } from './mobile/shipment.ts';
import { storeCss, storeFonts } from './shop/look.ts';

/** BMED: a shop for professional cosmetics for clinics in many countries. */
export const bmed: PaintedStore = {
  fonts: storeFonts,
  style: storeCss,
  english: englishTexts,
  desktop: {
    home: drawHomeScreen,
    catalogue: drawCatalogueScreen,
    product: drawProductScreen,
    checkout: drawCheckoutScreen,
    'partner-cabinet': drawPartnerCabinetScreen,
    training: drawTrainingScreen,
  },
  mobile: {
    home: mobileHome,
    lines: drawProductLinesScreen,
    product: mobileProduct,
    country: drawCountryScreen,
    shipment: drawShipmentScreen,
    'quick-order': drawQuickOrderScreen,
  },
};
