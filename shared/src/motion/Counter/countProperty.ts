/** CSS custom property with a counter's figure. Shell and remotes are released separately, so its name never changes. */
export const countProperty = '--porohy-count';
