import { wordsByPage } from 'shared/contract';

/** What the remote's pages say, each its own words. */
export const words = wordsByPage({
  '/old-quay': {
    ua: async () => (await import(/* webpackChunkName: "locale-old-quay-ua" */ './old-quay.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-old-quay-en" */ './old-quay.en.json')).default,
  },
});
