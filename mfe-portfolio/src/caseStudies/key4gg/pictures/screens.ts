// Written by "npm run pictures", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import desktopAccount480Avif from './desktop-account-480.avif';
import desktopAccount800Avif from './desktop-account-800.avif';
import desktopAccount800Webp from './desktop-account-800.webp';
import desktopAccount1280Avif from './desktop-account-1280.avif';
import desktopCart480Avif from './desktop-cart-480.avif';
import desktopCart800Avif from './desktop-cart-800.avif';
import desktopCart800Webp from './desktop-cart-800.webp';
import desktopCart1280Avif from './desktop-cart-1280.avif';
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
import desktopKeyDelivery480Avif from './desktop-key-delivery-480.avif';
import desktopKeyDelivery800Avif from './desktop-key-delivery-800.avif';
import desktopKeyDelivery800Webp from './desktop-key-delivery-800.webp';
import desktopKeyDelivery1280Avif from './desktop-key-delivery-1280.avif';
import desktopProduct480Avif from './desktop-product-480.avif';
import desktopProduct800Avif from './desktop-product-800.avif';
import desktopProduct800Webp from './desktop-product-800.webp';
import desktopProduct1280Avif from './desktop-product-1280.avif';
import desktopSearch480Avif from './desktop-search-480.avif';
import desktopSearch800Avif from './desktop-search-800.avif';
import desktopSearch800Webp from './desktop-search-800.webp';
import desktopSearch1280Avif from './desktop-search-1280.avif';
import desktopWishlist480Avif from './desktop-wishlist-480.avif';
import desktopWishlist800Avif from './desktop-wishlist-800.avif';
import desktopWishlist800Webp from './desktop-wishlist-800.webp';
import desktopWishlist1280Avif from './desktop-wishlist-1280.avif';
import mobileFilters290Avif from './mobile-filters-290.avif';
import mobileFilters580Avif from './mobile-filters-580.avif';
import mobileFilters580Webp from './mobile-filters-580.webp';
import mobileHome290Avif from './mobile-home-290.avif';
import mobileHome580Avif from './mobile-home-580.avif';
import mobileHome580Webp from './mobile-home-580.webp';
import mobileKeyGift290Avif from './mobile-key-gift-290.avif';
import mobileKeyGift580Avif from './mobile-key-gift-580.avif';
import mobileKeyGift580Webp from './mobile-key-gift-580.webp';
import mobilePayment290Avif from './mobile-payment-290.avif';
import mobilePayment580Avif from './mobile-payment-580.avif';
import mobilePayment580Webp from './mobile-payment-580.webp';
import mobileProduct290Avif from './mobile-product-290.avif';
import mobileProduct580Avif from './mobile-product-580.avif';
import mobileProduct580Webp from './mobile-product-580.webp';

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
    search: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopSearch480Avif, width: 480 },
        { file: desktopSearch800Avif, width: 800 },
        { file: desktopSearch1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopSearch800Webp, width: 800 }],
    },
    cart: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopCart480Avif, width: 480 },
        { file: desktopCart800Avif, width: 800 },
        { file: desktopCart1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopCart800Webp, width: 800 }],
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
    'key-delivery': {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopKeyDelivery480Avif, width: 480 },
        { file: desktopKeyDelivery800Avif, width: 800 },
        { file: desktopKeyDelivery1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopKeyDelivery800Webp, width: 800 }],
    },
    account: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopAccount480Avif, width: 480 },
        { file: desktopAccount800Avif, width: 800 },
        { file: desktopAccount1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopAccount800Webp, width: 800 }],
    },
    wishlist: {
      width: 1280,
      height: 896,
      avif: [
        { file: desktopWishlist480Avif, width: 480 },
        { file: desktopWishlist800Avif, width: 800 },
        { file: desktopWishlist1280Avif, width: 1280 },
      ],
      webp: [{ file: desktopWishlist800Webp, width: 800 }],
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
    filters: {
      width: 390,
      height: 844,
      avif: [
        { file: mobileFilters290Avif, width: 290 },
        { file: mobileFilters580Avif, width: 580 },
      ],
      webp: [{ file: mobileFilters580Webp, width: 580 }],
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
    payment: {
      width: 390,
      height: 844,
      avif: [
        { file: mobilePayment290Avif, width: 290 },
        { file: mobilePayment580Avif, width: 580 },
      ],
      webp: [{ file: mobilePayment580Webp, width: 580 }],
    },
    'key-gift': {
      width: 390,
      height: 844,
      avif: [
        { file: mobileKeyGift290Avif, width: 290 },
        { file: mobileKeyGift580Avif, width: 580 },
      ],
      webp: [{ file: mobileKeyGift580Webp, width: 580 }],
    },
  },
};
