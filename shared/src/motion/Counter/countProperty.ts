/** CSS custom property that script sets and styles show. The name is fixed, because shell and remotes are released separately. */
export const countProperty = '--porohy-count';
