/** The custom property that script runs and a counter's styles show. Fixed: the two are released apart. */
export const countProperty = '--porohy-count';
