// Written by "npm run art", which paints what is listed here.
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import desktopCart800Avif from './desktop-cart-800.avif';
import desktopCart800Webp from './desktop-cart-800.webp';
import desktopCart1280Avif from './desktop-cart-1280.avif';
import desktopCartEn800Avif from './desktop-cart-en-800.avif';
import desktopCartEn1280Avif from './desktop-cart-en-1280.avif';
import desktopCatalogue800Avif from './desktop-catalogue-800.avif';
import desktopCatalogue800Webp from './desktop-catalogue-800.webp';
import desktopCatalogue1280Avif from './desktop-catalogue-1280.avif';
import desktopCatalogueEn800Avif from './desktop-catalogue-en-800.avif';
import desktopCatalogueEn1280Avif from './desktop-catalogue-en-1280.avif';
import desktopClinicBooking800Avif from './desktop-clinic-booking-800.avif';
import desktopClinicBooking800Webp from './desktop-clinic-booking-800.webp';
import desktopClinicBooking1280Avif from './desktop-clinic-booking-1280.avif';
import desktopClinicBookingEn800Avif from './desktop-clinic-booking-en-800.avif';
import desktopClinicBookingEn1280Avif from './desktop-clinic-booking-en-1280.avif';
import desktopHome800Avif from './desktop-home-800.avif';
import desktopHome800Webp from './desktop-home-800.webp';
import desktopHome1280Avif from './desktop-home-1280.avif';
import desktopHomeEn800Avif from './desktop-home-en-800.avif';
import desktopHomeEn1280Avif from './desktop-home-en-1280.avif';
import desktopProduct800Avif from './desktop-product-800.avif';
import desktopProduct800Webp from './desktop-product-800.webp';
import desktopProduct1280Avif from './desktop-product-1280.avif';
import desktopProductEn800Avif from './desktop-product-en-800.avif';
import desktopProductEn1280Avif from './desktop-product-en-1280.avif';
import desktopStoreMap800Avif from './desktop-store-map-800.avif';
import desktopStoreMap800Webp from './desktop-store-map-800.webp';
import desktopStoreMap1280Avif from './desktop-store-map-1280.avif';
import desktopStoreMapEn800Avif from './desktop-store-map-en-800.avif';
import desktopStoreMapEn1280Avif from './desktop-store-map-en-1280.avif';
import mobileFoodFinder290Avif from './mobile-food-finder-290.avif';
import mobileFoodFinder580Avif from './mobile-food-finder-580.avif';
import mobileFoodFinder580Webp from './mobile-food-finder-580.webp';
import mobileFoodFinderEn290Avif from './mobile-food-finder-en-290.avif';
import mobileFoodFinderEn580Avif from './mobile-food-finder-en-580.avif';
import mobileHome290Avif from './mobile-home-290.avif';
import mobileHome580Avif from './mobile-home-580.avif';
import mobileHome580Webp from './mobile-home-580.webp';
import mobileHomeEn290Avif from './mobile-home-en-290.avif';
import mobileHomeEn580Avif from './mobile-home-en-580.avif';
import mobilePetProfile290Avif from './mobile-pet-profile-290.avif';
import mobilePetProfile580Avif from './mobile-pet-profile-580.avif';
import mobilePetProfile580Webp from './mobile-pet-profile-580.webp';
import mobilePetProfileEn290Avif from './mobile-pet-profile-en-290.avif';
import mobilePetProfileEn580Avif from './mobile-pet-profile-en-580.avif';
import mobilePickupCode290Avif from './mobile-pickup-code-290.avif';
import mobilePickupCode580Avif from './mobile-pickup-code-580.avif';
import mobilePickupCode580Webp from './mobile-pickup-code-580.webp';
import mobilePickupCodeEn290Avif from './mobile-pickup-code-en-290.avif';
import mobilePickupCodeEn580Avif from './mobile-pickup-code-en-580.avif';
import mobileStock290Avif from './mobile-stock-290.avif';
import mobileStock580Avif from './mobile-stock-580.avif';
import mobileStock580Webp from './mobile-stock-580.webp';
import mobileStockEn290Avif from './mobile-stock-en-290.avif';
import mobileStockEn580Avif from './mobile-stock-en-580.avif';

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
      cart: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCart800Avif, width: 800 },
          { file: desktopCart1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCart800Webp, width: 800 }],
      },
      'store-map': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopStoreMap800Avif, width: 800 },
          { file: desktopStoreMap1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopStoreMap800Webp, width: 800 }],
      },
      'clinic-booking': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopClinicBooking800Avif, width: 800 },
          { file: desktopClinicBooking1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopClinicBooking800Webp, width: 800 }],
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
      'food-finder': {
        width: 390,
        height: 844,
        avif: [
          { file: mobileFoodFinder290Avif, width: 290 },
          { file: mobileFoodFinder580Avif, width: 580 },
        ],
        webp: [{ file: mobileFoodFinder580Webp, width: 580 }],
      },
      'pet-profile': {
        width: 390,
        height: 844,
        avif: [
          { file: mobilePetProfile290Avif, width: 290 },
          { file: mobilePetProfile580Avif, width: 580 },
        ],
        webp: [{ file: mobilePetProfile580Webp, width: 580 }],
      },
      stock: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileStock290Avif, width: 290 },
          { file: mobileStock580Avif, width: 580 },
        ],
        webp: [{ file: mobileStock580Webp, width: 580 }],
      },
      'pickup-code': {
        width: 390,
        height: 844,
        avif: [
          { file: mobilePickupCode290Avif, width: 290 },
          { file: mobilePickupCode580Avif, width: 580 },
        ],
        webp: [{ file: mobilePickupCode580Webp, width: 580 }],
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
      cart: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCartEn800Avif, width: 800 },
          { file: desktopCartEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCart800Webp, width: 800 }],
      },
      'store-map': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopStoreMapEn800Avif, width: 800 },
          { file: desktopStoreMapEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopStoreMap800Webp, width: 800 }],
      },
      'clinic-booking': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopClinicBookingEn800Avif, width: 800 },
          { file: desktopClinicBookingEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopClinicBooking800Webp, width: 800 }],
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
      'food-finder': {
        width: 390,
        height: 844,
        avif: [
          { file: mobileFoodFinderEn290Avif, width: 290 },
          { file: mobileFoodFinderEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileFoodFinder580Webp, width: 580 }],
      },
      'pet-profile': {
        width: 390,
        height: 844,
        avif: [
          { file: mobilePetProfileEn290Avif, width: 290 },
          { file: mobilePetProfileEn580Avif, width: 580 },
        ],
        webp: [{ file: mobilePetProfile580Webp, width: 580 }],
      },
      stock: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileStockEn290Avif, width: 290 },
          { file: mobileStockEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileStock580Webp, width: 580 }],
      },
      'pickup-code': {
        width: 390,
        height: 844,
        avif: [
          { file: mobilePickupCodeEn290Avif, width: 290 },
          { file: mobilePickupCodeEn580Avif, width: 580 },
        ],
        webp: [{ file: mobilePickupCode580Webp, width: 580 }],
      },
    },
  },
};
