import type { Route } from 'shared/contract';

/** Route of the landing page. A first visit gets the browser's language (SPEC §4). */
export const routes: readonly Route[] = [{ path: '/exchange', page: 'ExchangePage', detectsLanguage: true }];
