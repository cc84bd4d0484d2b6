import { InvalidInputError } from 'shared/contract';
import {
  type AllowedOrigins,
  documentHeaders,
  everywhere,
  type Headers,
  immutable,
  speculationPath,
} from '../respond/policy.ts';
import { englishPath } from '../respond/resolveAddress.ts';
import { speculationHeaders } from '../respond/speculation.ts';

/** How many rules the hosts read at the most. */
const mostRules = 100;

/**
 * The policy as a `_headers` file for static hosts. The hosts differ where two rules name the same header for one address (one joins the
 * values, another takes the last), so no two rules do: what all responses have is said once, and `cache-control` by rules that do not
 * overlap. Documents cannot be told from other files by their addresses; all responses carry the documents' headers, too.
 * @param files the paths of the site, released files aside
 * @throws InvalidInputError if there are more rules than the hosts read
 */
export function headersFile(files: readonly string[], allowedOrigins: AllowedOrigins): string {
  const { 'cache-control': revalidated, ...others } = everywhere;
  const cached = { 'cache-control': revalidated ?? 'no-cache' };
  const rules: [string, Headers][] = [
    ['/*', { ...others, ...documentHeaders(allowedOrigins) }],
    ['/r/*', immutable],
    [speculationPath, speculationHeaders],
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

/** Ways of writing a document's address that lead to the one it has. Hosts do some of this by themselves, each another part. */
const clumsy = ['/', '.html', '/index', '/index.html'];

/**
 * The policy as a `_redirects` file for static hosts. A page that is gone is told by a line with 410; hosts that know no such lines
 * (Cloudflare Pages) skip it with a warning and answer 404 with the same page. The last line is for those that look for one not-found document only; the others
 * take the nearest by themselves, and skip the line.
 * @param files the paths of the site, released files aside
 * @param redirects where the addresses lead that were left, or null
 */
export function redirectsFile(files: readonly string[], redirects: Readonly<Record<string, string | null>>): string {
  const documents = files
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file) && file !== 'index.html')
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
  return [
    ...['/index', '/index.html'].map((from) => `${from} / 308`),
    ...documents.flatMap((address) => clumsy.map((ending) => `${address}${ending} ${address} 308`)),
    ...Object.entries(redirects).flatMap(([from, to]) =>
      ['', ...clumsy].map((ending) => `${from}${ending} ${to ?? notFoundOf(from)} ${to === null ? 410 : 308}`),
    ),
    '/en/* /en/404.html 404',
    '',
  ].join('\n');
}

const notFoundOf = (address: string): string => (englishPath.test(address) ? '/en/404.html' : '/404.html');
