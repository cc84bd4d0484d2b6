import { hasContentHash } from 'shared/contract';

/**
 * Returns a script's name with `*` in place of its hash (`js/main.*.js`), which is the same in every release. @returns undefined for other
 * files and names without a hash
 */
export const maskHashInName = (file: string): string | undefined =>
  hasContentHash(file) && file.endsWith('.js') ? file.replace(/\.[^./]+\.js$/, '.*.js') : undefined;
