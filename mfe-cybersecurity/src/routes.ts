import type { Route } from 'shared/contract';

export const routes: readonly Route[] = [{ path: '/cybersecurity', page: 'CybersecurityPage' }];
