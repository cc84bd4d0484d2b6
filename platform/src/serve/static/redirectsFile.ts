/** Ways of writing a document's address that lead to the one it has. Hosts do some of this by themselves, each another part. */
const clumsy = ['/', '.html', '/index', '/index.html'];

/**
 * The policy as a `_redirects` file for static hosts. The last line is for those that look for one not-found document only; the others
 * take the nearest by themselves, and skip the line.
 * @param files the paths of the site, released files aside
 */
export function redirectsFile(files: readonly string[]): string {
  const documents = files
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file) && file !== 'index.html')
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
  return [
    ...['/index', '/index.html'].map((from) => `${from} / 308`),
    ...documents.flatMap((address) => clumsy.map((ending) => `${address}${ending} ${address} 308`)),
    '/en/* /en/404.html 404',
    '',
  ].join('\n');
}
