/** CSS custom property that script sets and styles show. Shell and remotes are released separately, so its name never changes. */
export const countProperty = '--porohy-count';
