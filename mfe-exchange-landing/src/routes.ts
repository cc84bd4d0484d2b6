import type { Route } from 'shared/contract';

/** A first visit gets the browser's language (SPEC §4, `detectsLanguage`). */
export const routes: readonly Route[] = [{ path: '/exchange', page: 'ExchangePage', detectsLanguage: true }];
