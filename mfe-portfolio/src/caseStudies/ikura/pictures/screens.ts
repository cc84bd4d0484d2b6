// Written by "npm run art", which paints what is listed here.
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import desktopAccount800Avif from './desktop-account-800.avif';
import desktopAccount800Webp from './desktop-account-800.webp';
import desktopAccount1280Avif from './desktop-account-1280.avif';
import desktopAccountEn800Avif from './desktop-account-en-800.avif';
import desktopAccountEn1280Avif from './desktop-account-en-1280.avif';
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
import desktopProduct800Avif from './desktop-product-800.avif';
import desktopProduct800Webp from './desktop-product-800.webp';
import desktopProduct1280Avif from './desktop-product-1280.avif';
import desktopProductEn800Avif from './desktop-product-en-800.avif';
import desktopProductEn1280Avif from './desktop-product-en-1280.avif';
import desktopSets800Avif from './desktop-sets-800.avif';
import desktopSets800Webp from './desktop-sets-800.webp';
import desktopSets1280Avif from './desktop-sets-1280.avif';
import desktopSetsEn800Avif from './desktop-sets-en-800.avif';
import desktopSetsEn1280Avif from './desktop-sets-en-1280.avif';
import desktopTracking800Avif from './desktop-tracking-800.avif';
import desktopTracking800Webp from './desktop-tracking-800.webp';
import desktopTracking1280Avif from './desktop-tracking-1280.avif';
import desktopTrackingEn800Avif from './desktop-tracking-en-800.avif';
import desktopTrackingEn1280Avif from './desktop-tracking-en-1280.avif';
import mobileCart290Avif from './mobile-cart-290.avif';
import mobileCart580Avif from './mobile-cart-580.avif';
import mobileCart580Webp from './mobile-cart-580.webp';
import mobileCartEn290Avif from './mobile-cart-en-290.avif';
import mobileCartEn580Avif from './mobile-cart-en-580.avif';
import mobileHome290Avif from './mobile-home-290.avif';
import mobileHome580Avif from './mobile-home-580.avif';
import mobileHome580Webp from './mobile-home-580.webp';
import mobileHomeEn290Avif from './mobile-home-en-290.avif';
import mobileHomeEn580Avif from './mobile-home-en-580.avif';
import mobileMenu290Avif from './mobile-menu-290.avif';
import mobileMenu580Avif from './mobile-menu-580.avif';
import mobileMenu580Webp from './mobile-menu-580.webp';
import mobileMenuEn290Avif from './mobile-menu-en-290.avif';
import mobileMenuEn580Avif from './mobile-menu-en-580.avif';
import mobileOptions290Avif from './mobile-options-290.avif';
import mobileOptions580Avif from './mobile-options-580.avif';
import mobileOptions580Webp from './mobile-options-580.webp';
import mobileOptionsEn290Avif from './mobile-options-en-290.avif';
import mobileOptionsEn580Avif from './mobile-options-en-580.avif';
import mobileRepeatOrder290Avif from './mobile-repeat-order-290.avif';
import mobileRepeatOrder580Avif from './mobile-repeat-order-580.avif';
import mobileRepeatOrder580Webp from './mobile-repeat-order-580.webp';
import mobileRepeatOrderEn290Avif from './mobile-repeat-order-en-290.avif';
import mobileRepeatOrderEn580Avif from './mobile-repeat-order-en-580.avif';
import mobileTracking290Avif from './mobile-tracking-290.avif';
import mobileTracking580Avif from './mobile-tracking-580.avif';
import mobileTracking580Webp from './mobile-tracking-580.webp';
import mobileTrackingEn290Avif from './mobile-tracking-en-290.avif';
import mobileTrackingEn580Avif from './mobile-tracking-en-580.avif';

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
      sets: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopSets800Avif, width: 800 },
          { file: desktopSets1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopSets800Webp, width: 800 }],
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
      tracking: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopTracking800Avif, width: 800 },
          { file: desktopTracking1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopTracking800Webp, width: 800 }],
      },
      account: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopAccount800Avif, width: 800 },
          { file: desktopAccount1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopAccount800Webp, width: 800 }],
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
      menu: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileMenu290Avif, width: 290 },
          { file: mobileMenu580Avif, width: 580 },
        ],
        webp: [{ file: mobileMenu580Webp, width: 580 }],
      },
      options: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileOptions290Avif, width: 290 },
          { file: mobileOptions580Avif, width: 580 },
        ],
        webp: [{ file: mobileOptions580Webp, width: 580 }],
      },
      cart: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileCart290Avif, width: 290 },
          { file: mobileCart580Avif, width: 580 },
        ],
        webp: [{ file: mobileCart580Webp, width: 580 }],
      },
      tracking: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileTracking290Avif, width: 290 },
          { file: mobileTracking580Avif, width: 580 },
        ],
        webp: [{ file: mobileTracking580Webp, width: 580 }],
      },
      'repeat-order': {
        width: 390,
        height: 844,
        avif: [
          { file: mobileRepeatOrder290Avif, width: 290 },
          { file: mobileRepeatOrder580Avif, width: 580 },
        ],
        webp: [{ file: mobileRepeatOrder580Webp, width: 580 }],
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
      sets: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopSetsEn800Avif, width: 800 },
          { file: desktopSetsEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopSets800Webp, width: 800 }],
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
      tracking: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopTrackingEn800Avif, width: 800 },
          { file: desktopTrackingEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopTracking800Webp, width: 800 }],
      },
      account: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopAccountEn800Avif, width: 800 },
          { file: desktopAccountEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopAccount800Webp, width: 800 }],
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
      menu: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileMenuEn290Avif, width: 290 },
          { file: mobileMenuEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileMenu580Webp, width: 580 }],
      },
      options: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileOptionsEn290Avif, width: 290 },
          { file: mobileOptionsEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileOptions580Webp, width: 580 }],
      },
      cart: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileCartEn290Avif, width: 290 },
          { file: mobileCartEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileCart580Webp, width: 580 }],
      },
      tracking: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileTrackingEn290Avif, width: 290 },
          { file: mobileTrackingEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileTracking580Webp, width: 580 }],
      },
      'repeat-order': {
        width: 390,
        height: 844,
        avif: [
          { file: mobileRepeatOrderEn290Avif, width: 290 },
          { file: mobileRepeatOrderEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileRepeatOrder580Webp, width: 580 }],
      },
    },
  },
};
