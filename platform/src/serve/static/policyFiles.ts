import { InvalidInputError } from 'shared/contract';
import {
  type AllowedOrigins,
  documentHeaders,
  everywhere,
  type Headers,
  immutable,
  speculationPath,
} from '../../store/answers/policy.ts';
import { addressOfDocument, englishPath, isNotFound } from '../../store/answers/siteAddresses.ts';
import { speculationHeaders } from '../../store/answers/speculationRules.ts';

/** Number of rules that the hosts read at the most. */
const mostRules = 100;

/**
 * The policy as a `_headers` file for static hosts. The hosts differ where two rules name the same header for one address (one joins the
 * values, another takes the last), so no two rules do: what all responses have is said once, and `cache-control` by rules that do not
 * overlap. Documents cannot be told from other files by their addresses; all responses carry the documents' headers, too.
 * @param files the paths of the site, released files aside
 * @param pages those of them that are documents, answered without their ending
 * @throws InvalidInputError if there are more rules than the hosts read
 */
export function headersFile(
  files: readonly string[],
  pages: readonly string[],
  allowedOrigins: AllowedOrigins,
): string {
  const { 'cache-control': ofFiles = '', ...others } = everywhere;
  const { 'cache-control': ofDocuments = '', ...documents } = documentHeaders(allowedOrigins);
  const rules: [string, Headers][] = [
    ['/*', { ...others, ...documents }],
    ['/r/*', immutable],
    [speculationPath, speculationHeaders],
    ['/', { 'cache-control': ofDocuments }],
    ...firstParts(files, new Set(pages)).flatMap(([part, { documents, more }]): [string, Headers][] => {
      const cached = { 'cache-control': documents ? ofDocuments : ofFiles };
      return [[`/${part}`, cached], ...(more ? ([[`/${part}/*`, cached]] satisfies [string, Headers][]) : [])];
    }),
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

/** The first parts of all addresses: whether there is anything below them, and whether any of it is a document. */
function firstParts(files: readonly string[], pages: ReadonlySet<string>) {
  const parts = new Map<string, { readonly documents: boolean; readonly more: boolean }>();
  for (const file of files) {
    const [first = '', ...rest] = (pages.has(file) ? file.replace(/\.html$/, '') : file).split('/');
    if (first === 'index' || first === '404') continue;
    const { documents = false, more = false } = parts.get(first) ?? {};
    parts.set(first, { documents: documents || file.endsWith('.html'), more: more || rest.length > 0 });
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Ways of writing a document's address that lead to the one it has. Hosts do some of this by themselves, each another part. */
const clumsy = ['/', '.html', '/index', '/index.html'];

/**
 * The policy as a `_redirects` file for static hosts. A page that is gone is told by a line with 410; hosts that know no such lines
 * (Cloudflare Pages) skip it with a warning and answer 404 with the same page. The last line is for those that look for one not-found document only; the others
 * take the nearest by themselves, and skip the line.
 * @param pages the documents of the site
 * @param redirects where the addresses lead that were left, or null
 */
export function redirectsFile(pages: readonly string[], redirects: Readonly<Record<string, string | null>>): string {
  const documents = pages
    .filter((file) => !isNotFound(file) && file !== 'index.html')
    .map(addressOfDocument)
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
