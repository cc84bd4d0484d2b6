import type { Route } from 'shared/contract';
import { getServicePath, services } from './services/services.ts';

/** Two hubs and eight services (SPEC §2, route table). */
export const routes: readonly Route[] = services.map(({ key, page }) => ({ path: getServicePath(key), page }));
