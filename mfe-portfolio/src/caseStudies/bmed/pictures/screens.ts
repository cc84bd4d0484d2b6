// Written by "npm run pictures", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import desktopCatalogue480Avif from './desktop-catalogue-480.avif';
import desktopCatalogue800Avif from './desktop-catalogue-800.avif';
import desktopCatalogue800Webp from './desktop-catalogue-800.webp';
import desktopCatalogue1280Avif from './desktop-catalogue-1280.avif';
import desktopCheckout480Avif from './desktop-checkout-480.avif';
import desktopCheckout800Avif from './desktop-checkout-800.avif';
import desktopCheckout800Webp from './desktop-checkout-800.webp';
import desktopCheckout1280Avif from './desktop-checkout-1280.avif';
import desktopHome480Avif from './desktop-home-480.avif';
import desktopHome800Avif from './desktop-home-800.avif';
import desktopHome800Webp from './desktop-home-800.webp';
import desktopHome1280Avif from './desktop-home-1280.avif';
import desktopPartnerCabinet480Avif from './desktop-partner-cabinet-480.avif';
import desktopPartnerCabinet800Avif from './desktop-partner-cabinet-800.avif';
import desktopPartnerCabinet800Webp from './desktop-partner-cabinet-800.webp';
import desktopPartnerCabinet1280Avif from './desktop-partner-cabinet-1280.avif';
import desktopProduct480Avif from './desktop-product-480.avif';
import desktopProduct800Avif from './desktop-product-800.avif';
import desktopProduct800Webp from './desktop-product-800.webp';
import desktopProduct1280Avif from './desktop-product-1280.avif';
import desktopTraining480Avif from './desktop-training-480.avif';
import desktopTraining800Avif from './desktop-training-800.avif';
import desktopTraining800Webp from './desktop-training-800.webp';
import desktopTraining1280Avif from './desktop-training-1280.avif';
import mobileCountry290Avif from './mobile-country-290.avif';
import mobileCountry580Avif from './mobile-country-580.avif';
import mobileCountry580Webp from './mobile-country-580.webp';
import mobileHome290Avif from './mobile-home-290.avif';
import mobileHome580Avif from './mobile-home-580.avif';
import mobileHome580Webp from './mobile-home-580.webp';
import mobileLines290Avif from './mobile-lines-290.avif';
import mobileLines580Avif from './mobile-lines-580.avif';
import mobileLines580Webp from './mobile-lines-580.webp';
import mobileProduct290Avif from './mobile-product-290.avif';
import mobileProduct580Avif from './mobile-product-580.avif';
import mobileProduct580Webp from './mobile-product-580.webp';
import mobileQuickOrder290Avif from './mobile-quick-order-290.avif';
import mobileQuickOrder580Avif from './mobile-quick-order-580.avif';
import mobileQuickOrder580Webp from './mobile-quick-order-580.webp';
import mobileShipment290Avif from './mobile-shipment-290.avif';
import mobileShipment580Avif from './mobile-shipment-580.avif';
import mobileShipment580Webp from './mobile-shipment-580.webp';

/** The screens of the case by device, each under the name that its words know it by, in the order of the slides. */
export const screens: Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>> = {
  desktop: {
    home: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopHome480Avif, width: 480 },
        { file: desktopHome800Avif, width: 800 },
        { file: desktopHome1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopHome800Webp, width: 800 }],
    },
    catalogue: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopCatalogue480Avif, width: 480 },
        { file: desktopCatalogue800Avif, width: 800 },
        { file: desktopCatalogue1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopCatalogue800Webp, width: 800 }],
    },
    product: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopProduct480Avif, width: 480 },
        { file: desktopProduct800Avif, width: 800 },
        { file: desktopProduct1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopProduct800Webp, width: 800 }],
    },
    checkout: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopCheckout480Avif, width: 480 },
        { file: desktopCheckout800Avif, width: 800 },
        { file: desktopCheckout1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopCheckout800Webp, width: 800 }],
    },
    'partner-cabinet': {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopPartnerCabinet480Avif, width: 480 },
        { file: desktopPartnerCabinet800Avif, width: 800 },
        { file: desktopPartnerCabinet1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopPartnerCabinet800Webp, width: 800 }],
    },
    training: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopTraining480Avif, width: 480 },
        { file: desktopTraining800Avif, width: 800 },
        { file: desktopTraining1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopTraining800Webp, width: 800 }],
    },
  },
  mobile: {
    home: {
      width: 390,
      height: 844,
      avif: [
        { file: mobileHome290Avif, width: 290 },
        { file: mobileHome580Avif, width: 580 },
      ],
      webp: [{ file: mobileHome580Webp, width: 580 }],
    },
    lines: {
      width: 390,
      height: 844,
      avif: [
        { file: mobileLines290Avif, width: 290 },
        { file: mobileLines580Avif, width: 580 },
      ],
      webp: [{ file: mobileLines580Webp, width: 580 }],
    },
    product: {
      width: 390,
      height: 844,
      avif: [
        { file: mobileProduct290Avif, width: 290 },
        { file: mobileProduct580Avif, width: 580 },
      ],
      webp: [{ file: mobileProduct580Webp, width: 580 }],
    },
    country: {
      width: 390,
      height: 844,
      avif: [
        { file: mobileCountry290Avif, width: 290 },
        { file: mobileCountry580Avif, width: 580 },
      ],
      webp: [{ file: mobileCountry580Webp, width: 580 }],
    },
    shipment: {
      width: 390,
      height: 844,
      avif: [
        { file: mobileShipment290Avif, width: 290 },
        { file: mobileShipment580Avif, width: 580 },
      ],
      webp: [{ file: mobileShipment580Webp, width: 580 }],
    },
    'quick-order': {
      width: 390,
      height: 844,
      avif: [
        { file: mobileQuickOrder290Avif, width: 290 },
        { file: mobileQuickOrder580Avif, width: 580 },
      ],
      webp: [{ file: mobileQuickOrder580Webp, width: 580 }],
    },
  },
};
