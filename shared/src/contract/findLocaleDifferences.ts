/**
 * Compares the messages of both languages by keys, lengths of lists, types and placeholders.
 * @returns a line per difference, by key: `hero.title: text {brand} in Ukrainian, nothing in English`
 */
export function findLocaleDifferences(ua: unknown, en: unknown): string[] {
  const [ukrainian, english] = [new Map(listKinds(ua, '')), new Map(listKinds(en, ''))];
  return [...new Set([...ukrainian.keys(), ...english.keys()])]
    .filter((key) => ukrainian.get(key) !== english.get(key))
    .sort()
    .map(
      (key) => `${key}: ${ukrainian.get(key) ?? 'nothing'} in Ukrainian, ${english.get(key) ?? 'nothing'} in English`,
    );
}

/** Lists the kind of each value that is no group or list: `text`, `empty text`, `text` with its placeholders, or type and value. */
function listKinds(value: unknown, path: string): [key: string, kind: string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => listKinds(inner, path === '' ? key : `${path}.${key}`));
  }
  if (typeof value !== 'string') return [[path, `${typeof value} ${value}`]];
  const placeholders = [...value.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();
  return [[path, [value.trim() === '' ? 'empty text' : 'text', ...placeholders].join(' ')]];
}
