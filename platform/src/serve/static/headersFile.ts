import { InvalidInputError } from 'shared/contract';
import { type AllowedOrigins, documentHeaders, everywhere, type Headers, immutable } from '../respond/policy.ts';

/** How many rules the hosts read at the most. */
const mostRules = 100;

/**
 * The policy as a `_headers` file for static hosts. The hosts differ where two rules name the same header for one address (one joins the
 * values, another takes the last), so no two rules do: what all answers have is said once, and `cache-control` by rules that do not
 * overlap. Documents cannot be told from other files by their addresses; all answers carry the documents' headers, too.
 * @param files the paths of the site, released files aside
 * @throws InvalidInputError if there are more rules than the hosts read
 */
export function headersFile(files: readonly string[], allowedOrigins: AllowedOrigins): string {
  const { 'cache-control': revalidated, ...others } = everywhere;
  const cached = { 'cache-control': revalidated ?? 'no-cache' };
  const rules: [string, Headers][] = [
    ['/*', { ...others, ...documentHeaders(allowedOrigins) }],
    ['/r/*', immutable],
    ['/', cached],
    ...firstParts(files).flatMap(([part, more]): [string, Headers][] => [
      [`/${part}`, cached],
      ...(more ? ([[`/${part}/*`, cached]] satisfies [string, Headers][]) : []),
    ]),
  ];
  if (rules.length > mostRules)
    throw new InvalidInputError({
      fact: `The _headers file would have ${rules.length} rules, and static hosts read ${mostRules}.`,
      nextStep: 'Gather pages under common first parts of their paths.',
    });
  return rules
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** The first parts of all addresses, and whether there is anything below them. */
function firstParts(files: readonly string[]): readonly (readonly [string, boolean])[] {
  const below = new Map<string, boolean>();
  for (const file of files) {
    const [first = '', ...rest] = file.replace(/\.html$/, '').split('/');
    if (first !== 'index' && first !== '404') below.set(first, (below.get(first) ?? false) || rest.length > 0);
  }
  return [...below].sort(([a], [b]) => (a < b ? -1 : 1));
}
