import type { Route } from 'shared/contract';

/** The pages of the remote, each under its path. */
export const routes: readonly Route[] = [{ path: '/old-quay', page: 'OldQuayPage' }];
