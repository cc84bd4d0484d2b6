// Written by "npm run art", which paints what is listed here.
import type { Language } from 'shared/contract';
import type { PictureFiles } from 'shared/design';
import desktopAccount800Avif from './desktop-account-800.avif';
import desktopAccount800Webp from './desktop-account-800.webp';
import desktopAccount1280Avif from './desktop-account-1280.avif';
import desktopAccountEn800Avif from './desktop-account-en-800.avif';
import desktopAccountEn1280Avif from './desktop-account-en-1280.avif';
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
import desktopKeyDelivery800Avif from './desktop-key-delivery-800.avif';
import desktopKeyDelivery800Webp from './desktop-key-delivery-800.webp';
import desktopKeyDelivery1280Avif from './desktop-key-delivery-1280.avif';
import desktopKeyDeliveryEn800Avif from './desktop-key-delivery-en-800.avif';
import desktopKeyDeliveryEn1280Avif from './desktop-key-delivery-en-1280.avif';
import desktopProduct800Avif from './desktop-product-800.avif';
import desktopProduct800Webp from './desktop-product-800.webp';
import desktopProduct1280Avif from './desktop-product-1280.avif';
import desktopProductEn800Avif from './desktop-product-en-800.avif';
import desktopProductEn1280Avif from './desktop-product-en-1280.avif';
import desktopSearch800Avif from './desktop-search-800.avif';
import desktopSearch800Webp from './desktop-search-800.webp';
import desktopSearch1280Avif from './desktop-search-1280.avif';
import desktopSearchEn800Avif from './desktop-search-en-800.avif';
import desktopSearchEn1280Avif from './desktop-search-en-1280.avif';
import desktopWishlist800Avif from './desktop-wishlist-800.avif';
import desktopWishlist800Webp from './desktop-wishlist-800.webp';
import desktopWishlist1280Avif from './desktop-wishlist-1280.avif';
import desktopWishlistEn800Avif from './desktop-wishlist-en-800.avif';
import desktopWishlistEn1280Avif from './desktop-wishlist-en-1280.avif';
import mobileFilters290Avif from './mobile-filters-290.avif';
import mobileFilters580Avif from './mobile-filters-580.avif';
import mobileFilters580Webp from './mobile-filters-580.webp';
import mobileFiltersEn290Avif from './mobile-filters-en-290.avif';
import mobileFiltersEn580Avif from './mobile-filters-en-580.avif';
import mobileHome290Avif from './mobile-home-290.avif';
import mobileHome580Avif from './mobile-home-580.avif';
import mobileHome580Webp from './mobile-home-580.webp';
import mobileHomeEn290Avif from './mobile-home-en-290.avif';
import mobileHomeEn580Avif from './mobile-home-en-580.avif';
import mobileKeyGift290Avif from './mobile-key-gift-290.avif';
import mobileKeyGift580Avif from './mobile-key-gift-580.avif';
import mobileKeyGift580Webp from './mobile-key-gift-580.webp';
import mobileKeyGiftEn290Avif from './mobile-key-gift-en-290.avif';
import mobileKeyGiftEn580Avif from './mobile-key-gift-en-580.avif';
import mobilePayment290Avif from './mobile-payment-290.avif';
import mobilePayment580Avif from './mobile-payment-580.avif';
import mobilePayment580Webp from './mobile-payment-580.webp';
import mobilePaymentEn290Avif from './mobile-payment-en-290.avif';
import mobilePaymentEn580Avif from './mobile-payment-en-580.avif';
import mobileProduct290Avif from './mobile-product-290.avif';
import mobileProduct580Avif from './mobile-product-580.avif';
import mobileProduct580Webp from './mobile-product-580.webp';
import mobileProductEn290Avif from './mobile-product-en-290.avif';
import mobileProductEn580Avif from './mobile-product-en-580.avif';

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
      search: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopSearch800Avif, width: 800 },
          { file: desktopSearch1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopSearch800Webp, width: 800 }],
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
      checkout: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCheckout800Avif, width: 800 },
          { file: desktopCheckout1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCheckout800Webp, width: 800 }],
      },
      'key-delivery': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopKeyDelivery800Avif, width: 800 },
          { file: desktopKeyDelivery1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopKeyDelivery800Webp, width: 800 }],
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
      wishlist: {
        width: 1280,
        height: 896,
        avif: [
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
      search: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopSearchEn800Avif, width: 800 },
          { file: desktopSearchEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopSearch800Webp, width: 800 }],
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
      checkout: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopCheckoutEn800Avif, width: 800 },
          { file: desktopCheckoutEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopCheckout800Webp, width: 800 }],
      },
      'key-delivery': {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopKeyDeliveryEn800Avif, width: 800 },
          { file: desktopKeyDeliveryEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopKeyDelivery800Webp, width: 800 }],
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
      wishlist: {
        width: 1280,
        height: 896,
        avif: [
          { file: desktopWishlistEn800Avif, width: 800 },
          { file: desktopWishlistEn1280Avif, width: 1280 },
        ],
        webp: [{ file: desktopWishlist800Webp, width: 800 }],
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
      filters: {
        width: 390,
        height: 844,
        avif: [
          { file: mobileFiltersEn290Avif, width: 290 },
          { file: mobileFiltersEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileFilters580Webp, width: 580 }],
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
      payment: {
        width: 390,
        height: 844,
        avif: [
          { file: mobilePaymentEn290Avif, width: 290 },
          { file: mobilePaymentEn580Avif, width: 580 },
        ],
        webp: [{ file: mobilePayment580Webp, width: 580 }],
      },
      'key-gift': {
        width: 390,
        height: 844,
        avif: [
          { file: mobileKeyGiftEn290Avif, width: 290 },
          { file: mobileKeyGiftEn580Avif, width: 580 },
        ],
        webp: [{ file: mobileKeyGift580Webp, width: 580 }],
      },
    },
  },
};
