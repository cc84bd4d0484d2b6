/** The custom properties of a passage that script and styles share. Fixed: the two are released apart. */
export const passageProperties = {
  /** Part of the passage that the visitor has scrolled past, 0 to 1. Script writes it where an engine has no timelines. */
  passed: '--porohy-passed',
  /** Set by its place: how far its top is inside the window, in pixels, when the drawing begins. */
  lead: '--porohy-passage-lead',
} as const;
