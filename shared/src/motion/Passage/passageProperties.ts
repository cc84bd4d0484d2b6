/** CSS custom properties that script and styles share. The names are fixed, because shell and remotes are released separately. */
export const passageProperties = {
  /** Scrolled fraction of the passage, 0 to 1. Script sets it in browsers without scroll timelines. */
  passed: '--porohy-passage-progress',
  /** Distance in pixels from the viewport's lower edge to the passage's top when drawing begins. The passage's parent sets it. */
  lead: '--porohy-passage-lead',
} as const;
