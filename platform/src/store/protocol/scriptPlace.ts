import { hasContentHash } from 'shared/contract';

/**
 * Names a script as it is called from one release to the next: with `*` in the place of its content's hash, `js/main.*.js`. Undefined for a
 * file that is no script, and for a name without a hash.
 */
export const scriptPlace = (file: string): string | undefined =>
  hasContentHash(file) && file.endsWith('.js') ? file.replace(/\.[^./]+\.js$/, '.*.js') : undefined;
