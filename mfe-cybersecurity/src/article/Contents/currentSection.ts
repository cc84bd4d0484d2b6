/** Where a section has to reach to be the one that is read: this part of the window, from its top. */
export const readingLine = 0.3;

/** What the reader is in: the last section whose beginning has passed the reading line. None before the first. */
export const currentSection = (ids: readonly string[], begun: ReadonlySet<string>): string | undefined =>
  ids.findLast((id) => begun.has(id));
