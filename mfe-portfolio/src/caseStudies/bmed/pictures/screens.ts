// Written by "npm run art", which paints what is listed here.
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import desktopCatalogue800Avif from './desktop-catalogue-800.avif';
import desktopCatalogue800Webp from './desktop-catalogue-800.webp';
import desktopCatalogue1280Avif from './desktop-catalogue-1280.avif';
import desktopCatalogueEn800Avif from './desktop-catalogue-en-800.avif';
import desktopCatalogueEn1280Avif from './desktop-catalogue-en-1280.avif';
import desktopCheckout800Avif from './desktop-checkout-800.avif';
import desktopCheckout800Webp from './desktop-checkout-800.webp';
import desktopCheckout1280Avif from './desktop-checkout-1280.avif';
import desktopCheckoutEn800Avif from './desktop-checkout-en-800.avif';
import desktopCheckoutEn1280Avif from './desktop-checkout-en-1280.avif';
import desktopHome800Avif from './desktop-home-800.avif';
import desktopHome800Webp from './desktop-home-800.webp';
import desktopHome1280Avif from './desktop-home-1280.avif';
import desktopHomeEn800Avif from './desktop-home-en-800.avif';
import desktopHomeEn1280Avif from './desktop-home-en-1280.avif';
import desktopPartnerCabinet800Avif from './desktop-partner-cabinet-800.avif';
import desktopPartnerCabinet800Webp from './desktop-partner-cabinet-800.webp';
import desktopPartnerCabinet1280Avif from './desktop-partner-cabinet-1280.avif';
import desktopPartnerCabinetEn800Avif from './desktop-partner-cabinet-en-800.avif';
import desktopPartnerCabinetEn1280Avif from './desktop-partner-cabinet-en-1280.avif';
import desktopProduct800Avif from './desktop-product-800.avif';
import desktopProduct800Webp from './desktop-product-800.webp';
import desktopProduct1280Avif from './desktop-product-1280.avif';
import desktopProductEn800Avif from './desktop-product-en-800.avif';
import desktopProductEn1280Avif from './desktop-product-en-1280.avif';
import desktopTraining800Avif from './desktop-training-800.avif';
import desktopTraining800Webp from './desktop-training-800.webp';
import desktopTraining1280Avif from './desktop-training-1280.avif';
import desktopTrainingEn800Avif from './desktop-training-en-800.avif';
import desktopTrainingEn1280Avif from './desktop-training-en-1280.avif';
import mobileCountry290Avif from './mobile-country-290.avif';
import mobileCountry580Avif from './mobile-country-580.avif';
import mobileCountry580Webp from './mobile-country-580.webp';
import mobileCountryEn290Avif from './mobile-country-en-290.avif';
import mobileCountryEn580Avif from './mobile-country-en-580.avif';
import mobileHome290Avif from './mobile-home-290.avif';
import mobileHome580Avif from './mobile-home-580.avif';
import mobileHome580Webp from './mobile-home-580.webp';
import mobileHomeEn290Avif from './mobile-home-en-290.avif';
import mobileHomeEn580Avif from './mobile-home-en-580.avif';
import mobileLines290Avif from './mobile-lines-290.avif';
import mobileLines580Avif from './mobile-lines-580.avif';
import mobileLines580Webp from './mobile-lines-580.webp';
import mobileLinesEn290Avif from './mobile-lines-en-290.avif';
import mobileLinesEn580Avif from './mobile-lines-en-580.avif';
import mobileProduct290Avif from './mobile-product-290.avif';
import mobileProduct580Avif from './mobile-product-580.avif';
import mobileProduct580Webp from './mobile-product-580.webp';
import mobileProductEn290Avif from './mobile-product-en-290.avif';
import mobileProductEn580Avif from './mobile-product-en-580.avif';
import mobileQuickOrder290Avif from './mobile-quick-order-290.avif';
import mobileQuickOrder580Avif from './mobile-quick-order-580.avif';
import mobileQuickOrder580Webp from './mobile-quick-order-580.webp';
import mobileQuickOrderEn290Avif from './mobile-quick-order-en-290.avif';
import mobileQuickOrderEn580Avif from './mobile-quick-order-en-580.avif';
import mobileShipment290Avif from './mobile-shipment-290.avif';
import mobileShipment580Avif from './mobile-shipment-580.avif';
import mobileShipment580Webp from './mobile-shipment-580.webp';
import mobileShipmentEn290Avif from './mobile-shipment-en-290.avif';
import mobileShipmentEn580Avif from './mobile-shipment-en-580.avif';

/** Screens of the case by language, device and name, in the order of the slides. The case's words use the same names. */
export const screens: Readonly<
  Record<Language, Readonly<Record<'desktop' | 'mobile', Readonly<Record<string, PictureFiles>>>>>
> = {
  ua: {
    desktop: {
      home: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopHome800Avif, width: 800 },
          { file: desktopHome1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopHome800Webp, width: 800 }],
      },
      catalogue: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCatalogue800Avif, width: 800 },
          { file: desktopCatalogue1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCatalogue800Webp, width: 800 }],
      },
      product: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopProduct800Avif, width: 800 },
          { file: desktopProduct1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopProduct800Webp, width: 800 }],
      },
      checkout: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCheckout800Avif, width: 800 },
          { file: desktopCheckout1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCheckout800Webp, width: 800 }],
      },
      'partner-cabinet': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopPartnerCabinet800Avif, width: 800 },
          { file: desktopPartnerCabinet1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopPartnerCabinet800Webp, width: 800 }],
      },
      training: {
        width: 1280,
        height: 896,
        avif: [
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
  },
  en: {
    desktop: {
      home: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopHomeEn800Avif, width: 800 },
          { file: desktopHomeEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopHome800Webp, width: 800 }],
      },
      catalogue: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCatalogueEn800Avif, width: 800 },
          { file: desktopCatalogueEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCatalogue800Webp, width: 800 }],
      },
      product: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopProductEn800Avif, width: 800 },
          { file: desktopProductEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopProduct800Webp, width: 800 }],
      },
      checkout: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCheckoutEn800Avif, width: 800 },
          { file: desktopCheckoutEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCheckout800Webp, width: 800 }],
      },
      'partner-cabinet': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopPartnerCabinetEn800Avif, width: 800 },
          { file: desktopPartnerCabinetEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopPartnerCabinet800Webp, width: 800 }],
      },
      training: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopTrainingEn800Avif, width: 800 },
          { file: desktopTrainingEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopTraining800Webp, width: 800 }],
      },
    },
    mobile: {
      home: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileHomeEn290Avif, width: 290 },
          { file: mobileHomeEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileHome580Webp, width: 580 }],
      },
      lines: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileLinesEn290Avif, width: 290 },
          { file: mobileLinesEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileLines580Webp, width: 580 }],
      },
      product: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileProductEn290Avif, width: 290 },
          { file: mobileProductEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileProduct580Webp, width: 580 }],
      },
      country: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileCountryEn290Avif, width: 290 },
          { file: mobileCountryEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileCountry580Webp, width: 580 }],
      },
      shipment: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileShipmentEn290Avif, width: 290 },
          { file: mobileShipmentEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileShipment580Webp, width: 580 }],
      },
      'quick-order': {
        width: 390,
        height: 844,
        avif: [
          { file: mobileQuickOrderEn290Avif, width: 290 },
          { file: mobileQuickOrderEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileQuickOrder580Webp, width: 580 }],
      },
    },
  },
};
