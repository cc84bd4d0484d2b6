/** Command that mends the files of a store that can be made again from releases; errors name it. */
export const repairCommand = 'npm run release -- repair';
