/** Sorts an object by its keys, so that its JSON does not depend on the order of insertion. Stored objects are sorted already. */
export function sortKeys<Value>(object: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const keys = Object.keys(object);
  const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
  return isSorted ? object : Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
