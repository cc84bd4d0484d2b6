import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));
