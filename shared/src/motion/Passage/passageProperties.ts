/** Custom properties that script and styles share. Their names are fixed, because both are released separately. */
export const passageProperties = {
  /** Scrolled part of the passage, 0 to 1. Script sets it in engines without scroll timelines. */
  passed: '--porohy-passage-progress',
  /** Pixels of the passage inside the window at which the drawing begins; its parent sets it. */
  lead: '--porohy-passage-lead',
} as const;
