/** CSS custom properties that script and styles share. Shell and remotes are released separately, so the names never change. */
export const passageProperties = {
  /** Scrolled fraction of the passage, 0 to 1. Script sets it in browsers without scroll timelines. */
  passed: '--porohy-passage-progress',
  /** Drawing begins when the passage's top is `revealMargin` plus this many px above the viewport's lower edge. */
  lead: '--porohy-passage-lead',
} as const;
