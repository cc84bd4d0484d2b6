import { InvalidInputError } from 'shared/contract';
import { englishPath, isNotFound, toDocumentAddress } from '../../store/responses/documentNames.ts';
import {
  type AllowedOrigins,
  commonHeaders,
  createDocumentPolicy,
  type Headers,
  immutableHeaders,
  speculationPath,
} from '../../store/responses/headerPolicy.ts';
import { speculationRulesHeaders } from '../../store/responses/speculationRules.ts';

/** Maximum number of rules that static hosts read of a `_headers` file. */
const mostRules = 100;

/**
 * Returns the headers of `headerPolicy.ts` as a `_headers` file. No two rules set one header for the same address: some hosts join the
 * values, others override them. `/*` sets all headers except `cache-control`, also those of documents, because patterns cannot tell
 * documents from files. One rule for each first path segment sets `cache-control`.
 * @param files paths of the site, without files of releases
 * @param pages documents, which are served without their extension
 * @throws InvalidInputError if there are more rules than hosts read
 */
export function createHeadersFile(
  files: readonly string[],
  pages: readonly string[],
  allowedOrigins: AllowedOrigins,
): string {
  const { 'cache-control': ofFiles = '', ...others } = commonHeaders;
  const { 'cache-control': ofDocuments = '', ...documents } = createDocumentPolicy(allowedOrigins);
  const rules: [string, Headers][] = [
    ['/*', { ...others, ...documents }],
    ['/r/*', immutableHeaders],
    [speculationPath, speculationRulesHeaders],
    ['/', { 'cache-control': ofDocuments }],
    ...groupByFirstPart(files, new Set(pages)).flatMap(([part, { documents, more }]): [string, Headers][] => {
      const cached = { 'cache-control': documents ? ofDocuments : ofFiles };
      return [[`/${part}`, cached], ...(more ? ([[`/${part}/*`, cached]] satisfies [string, Headers][]) : [])];
    }),
  ];
  if (rules.length > mostRules)
    throw new InvalidInputError({
      fact: `The _headers file would have ${rules.length} rules, but static hosts read only ${mostRules}.`,
      nextStep: 'Put more pages under common first parts of their paths.',
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

/** Groups paths by first segment. `more`: deeper paths begin with the segment too. `documents`: one of its paths is a document. */
function groupByFirstPart(files: readonly string[], pages: ReadonlySet<string>) {
  const parts = new Map<string, { readonly documents: boolean; readonly more: boolean }>();
  for (const file of files) {
    const [first = '', ...rest] = (pages.has(file) ? file.replace(/\.html$/, '') : file).split('/');
    if (first === 'index' || first === '404') continue;
    const { documents = false, more = false } = parts.get(first) ?? {};
    parts.set(first, { documents: documents || file.endsWith('.html'), more: more || rest.length > 0 });
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Endings of addresses that must redirect to a page, such as `/portfolio/index`. Each host itself redirects only some of them. */
const clumsy = ['/', '.html', '/index', '/index.html'];

/**
 * Makes `_redirects`. A removed page gets a line with 410; Cloudflare Pages ignores such a line with a warning and sends 404 with the same
 * page. The last line is for hosts with a single not-found page; other hosts use the nearest not-found page and ignore the line.
 * @param pages documents of the site
 * @param redirects targets by former address; null for a removed page
 */
export function createRedirectsFile(
  pages: readonly string[],
  redirects: Readonly<Record<string, string | null>>,
): string {
  const documents = pages
    .filter((file) => !isNotFound(file) && file !== 'index.html')
    .map(toDocumentAddress)
    .sort();
  return [
    ...['/index', '/index.html'].map((from) => `${from} / 308`),
    ...documents.flatMap((address) => clumsy.map((ending) => `${address}${ending} ${address} 308`)),
    ...Object.entries(redirects).flatMap(([from, to]) =>
      ['', ...clumsy].map((ending) => `${from}${ending} ${to ?? getNotFoundFile(from)} ${to === null ? 410 : 308}`),
    ),
    '/en/* /en/404.html 404',
    '',
  ].join('\n');
}

const getNotFoundFile = (address: string): string => (englishPath.test(address) ? '/en/404.html' : '/404.html');
