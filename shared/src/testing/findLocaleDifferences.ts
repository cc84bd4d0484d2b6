/**
 * Compares two message files by keys, lengths of lists, types and placeholders. Returns a line per difference: `- hero.title` is only in
 * the first file, `+ hero.title` only in the second.
 */
export function findLocaleDifferences(first: unknown, second: unknown): string[] {
  const [a, b] = [new Map(entries(first, '')), new Map(entries(second, ''))];
  return [
    ...[...a.keys()].filter((key) => !b.has(key)).map((key) => `- ${key}`),
    ...[...b.keys()].filter((key) => !a.has(key)).map((key) => `+ ${key}`),
    ...[...a].flatMap(([key, kind]) => {
      const other = b.get(key);
      return other === undefined || other === kind ? [] : [`~ ${key}: ${kind} | ${other}`];
    }),
  ].sort((x, y) => (x.slice(2) < y.slice(2) ? -1 : 1));
}

function entries(value: unknown, path: string): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => entries(inner, path === '' ? key : `${path}.${key}`));
  }
  if (typeof value !== 'string') return [[path, `${typeof value} ${value}`]];
  const placeholders = [...value.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();
  return [[path, `text${value.trim() === '' ? ' (empty)' : ''}${placeholders.map((each) => ` ${each}`).join('')}`]];
}
