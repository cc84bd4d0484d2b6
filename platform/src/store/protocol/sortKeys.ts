/** Sorts an object by its keys, so that its JSON does not depend on the order of insertion. */
export const sortKeys = <Value>(object: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
