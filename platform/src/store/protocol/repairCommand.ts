/** Command that rebuilds broken files of a store from releases. Errors name it. */
export const repairCommand = 'npm run release -- repair';
