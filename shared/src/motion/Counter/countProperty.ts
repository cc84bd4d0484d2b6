/** Custom property that script sets and styles show. Its name is fixed, because both are released separately. */
export const countProperty = '--porohy-count';
