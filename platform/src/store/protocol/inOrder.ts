/** The same entries in the order of their names: what is made of them is the same to the byte, whatever order they were written in. */
export const inOrder = <Value>(object: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
