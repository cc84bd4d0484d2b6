/** What an address stands for on a composed site. */
export type Resolved =
  | { readonly kind: 'document' | 'file'; readonly file: string }
  | { readonly kind: 'release'; readonly name: string; readonly version: string; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'notFound'; readonly document: '404.html' | 'en/404.html' };

const release = /^\/r\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[0-9a-z.]+)?)\/((?:[\w@.-]+\/)*[\w@.-]+)$/;

/**
 * Looks an address up among the files of a composed site. Only what is listed is served: nothing is found by walking a path.
 * @param target the request's target: path and query, still encoded
 */
export function resolveAddress(target: string, files: ReadonlySet<string>): Resolved {
  const [rawPath = '/', ...query] = target.split('?');
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'malformed' };
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return { kind: 'malformed' };
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const notFound: Resolved = { kind: 'notFound', document: /^\/en(\/|$)/.test(path) ? 'en/404.html' : '404.html' };
  if (/(^|\/)\.{1,2}(\/|$)|\/\//.test(path)) return notFound;

  const asRelease = release.exec(path);
  if (asRelease) {
    const [, name = '', version = '', file = ''] = asRelease;
    return /\.(br|gz)$/.test(file) ? notFound : { kind: 'release', name, version, file };
  }
  const canonical = path.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const document = canonical === '/' ? 'index.html' : `${canonical.slice(1)}.html`;
  if (files.has(document) && document !== '404.html' && document !== 'en/404.html') {
    return path === canonical
      ? { kind: 'document', file: document }
      : { kind: 'redirect', to: encodeURI(canonical) + search };
  }
  const plain = path.slice(1);
  const servable =
    files.has(plain) && !/\.(html|br|gz)$/.test(plain) && plain !== 'site.json' && plain !== 'reach.json';
  return servable ? { kind: 'file', file: plain } : notFound;
}
