/** The custom properties of a passage that script and styles share. Fixed: the two are released apart. */
export const passageProperties = {
  /** How much of it the visitor has come by, 0 to 1: written by script where an engine has no timelines of its own. */
  passed: '--porohy-passed',
  /** Set by its place: how far its top is inside the window, in pixels, when the drawing begins. */
  lead: '--porohy-passage-lead',
} as const;
