import { carriesHash } from 'shared/contract';

/**
 * What a script is called from one release to the next: its name with `*` in the place of its content's hash, `js/main.*.js`. Undefined
 * for what is no script, and for a name without a hash.
 */
export const scriptPlace = (file: string): string | undefined =>
  carriesHash(file) && file.endsWith('.js') ? file.replace(/\.[^./]+\.js$/, '.*.js') : undefined;
