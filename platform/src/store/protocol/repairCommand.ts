/** Command that rebuilds broken files of a store from releases, for advice in errors. */
export const repairCommand = 'npm run release -- repair';
