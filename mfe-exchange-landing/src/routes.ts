import type { Route } from 'shared/contract';

/** The landing page of the exchange's app. The first visit chooses its language by the visitor's own (SPEC §4). */
export const routes: readonly Route[] = [{ path: '/exchange', page: 'ExchangePage', detectsLanguage: true }];
