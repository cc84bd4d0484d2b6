/**
 * Compares the messages of both languages by keys, lengths of lists, types and placeholders.
 * @returns a line per difference, by key: `hero.title: text {brand} in Ukrainian, nothing in English`
 */
export function findLocaleDifferences(ua: unknown, en: unknown): string[] {
  const [ukrainian, english] = [new Map(listKinds(ua, '')), new Map(listKinds(en, ''))];
  return [...new Set([...ukrainian.keys(), ...english.keys()])]
    .sort()
    .map((key) => [key, ukrainian.get(key) ?? 'nothing', english.get(key) ?? 'nothing'] as const)
    .filter(([, first, second]) => first !== second)
    .map(([key, first, second]) => `${key}: ${first} in Ukrainian, ${second} in English`);
}

/** Lists the kind of each value: `list`, `group`, `text` with its placeholders, `empty text`, or type and value (`number 7`). */
function listKinds(value: unknown, path: string): [key: string, kind: string][] {
  if (typeof value === 'object' && value !== null) {
    const within = Object.entries(value).flatMap(([key, inner]) =>
      listKinds(inner, path === '' ? key : `${path}.${key}`),
    );
    return path === '' ? within : [[path, Array.isArray(value) ? 'list' : 'group'], ...within];
  }
  if (typeof value !== 'string') return [[path, value === null ? 'nothing' : `${typeof value} ${value}`]];
  const placeholders = new Set([...value.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort());
  return [[path, [value.trim() === '' ? 'empty text' : 'text', ...placeholders].join(' ')]];
}
