/** CSS custom properties that script and styles share. Shell and remotes are released separately, so the names never change. */
export const passageProperties = {
  /** Scrolled fraction of the passage, 0 to 1. Script sets it in browsers without scroll timelines. */
  passed: '--porohy-passage-progress',
  /** Pixels from `revealMargin` up to the passage's top when drawing begins. Styles of the page set it. */
  lead: '--porohy-passage-lead',
} as const;
