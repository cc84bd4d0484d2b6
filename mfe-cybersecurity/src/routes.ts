import type { Route } from 'shared/contract';

/** The article (SPEC §2, route table). */
export const routes: readonly Route[] = [{ path: '/cybersecurity', page: 'CybersecurityPage' }];
