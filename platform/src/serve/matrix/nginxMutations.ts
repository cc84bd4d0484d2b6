/** Where files are answered by their own addresses. */
const sharedLocation = /\n {2}location ~ "\^\/r\/[^"]*\[0-9a-f\]\{8\}[^"]*" \{[^}]*\}/;

/** One thing wrong with the configuration; the matrix must see each of them. */
export const nginxMutations: readonly (readonly [string, (configuration: string) => string])[] = [
  ['nothing for ever', (text) => text.replaceAll('immutable', '')],
  ['no brotli', (text) => text.replace('brotli_static on', 'brotli_static off')],
  ['no gzip', (text) => text.replace('gzip_static on', 'gzip_static off')],
  ['packing on the fly', (text) => text.replace('gzip off', 'gzip on; gzip_min_length 1; gzip_types *')],
  ['no content security policy', (text) => text.replace(/ {2}add_header content-security-policy.*\n/, '')],
  ['a frame from anywhere', (text) => text.replaceAll('frame-src https://maps.example', 'frame-src *')],
  ['files that have no address of their own', (text) => text.replace(sharedLocation, '')],
  [
    'files that are asked for again',
    (text) => text.replace(sharedLocation, (found) => found.replace('porohy_kind release', 'porohy_kind file')),
  ],
  ['no vary', (text) => text.replace(/ {2}add_header vary.*\n/, '')],
  ['the times of files', (text) => text.replace(/ {2}add_header last-modified.*\n/, '')],
  ['conditions on dates', (text) => text.replace('if_modified_since off', 'if_modified_since before')],
  ['no tags', (text) => text.replace('etag on', 'etag off')],
  ['a tag for what is not found', (text) => text.replace('    etag off;\n', '')],
  ['several ranges', (text) => text.replace('max_ranges 1', 'max_ranges 5')],
  ['no ranges', (text) => text.replace('max_ranges 1', 'max_ranges 0')],
  ['a way that is found, not for good', (text) => text.replaceAll('return 308', 'return 302')],
  ['a way that forgets the question', (text) => text.replaceAll('$is_args$args', '')],
  ['former pages that lead nowhere', (text) => text.replace(/\n {2}"~\^\/projects.*\n/, '\n')],
  ['a former page of other capitals', (text) => text.replaceAll('"~^/projects', '"~*^/projects')],
  ['what is gone, and yet unknown', (text) => text.replace('return 410', 'return 404')],
  ['what is gone, without a word', (text) => text.replace(/ {2}error_page 410 .*\n/, '')],
  ['one not-found page for all', (text) => text.replace(/ {2}".*" \/en\/404.html;\n/, '')],
  ['not found, and yet 200', (text) => text.replace('error_page 404 @', 'error_page 404 =200 @')],
  [
    'slashes that melt',
    (text) => text.replace('merge_slashes off', 'merge_slashes on').replace(/\|\/\|%2f\)" 1;/, ')" 1;'),
  ],
  ['dots that are followed', (text) => text.replace(/\n {2}"~\*\^\[\^\?\].*\n/, '\n')],
  [
    'twins by their names',
    (text) =>
      text.replace(/ {2}location ~ "\\\.\(\?:br\|gz\)\$" \{\n.*\n {2}\}\n/, '').replace('"\\.[a-z0-9]+$"', '"[.]"'),
  ],
  ['every method', (text) => text.replace('return 405', 'set $porohy_kind ""')],
  ['methods that are not told', (text) => text.replace(/ {2}add_header allow.*\n/, '')],
  ['its own version', (text) => text.replace('server_tokens off', 'server_tokens on')],
  ['types by guessing', (text) => text.replace(/ {4}"text\/javascript; charset=utf-8" js;\n/, '')],
  ['absolute ways', (text) => text.replace('absolute_redirect off', 'absolute_redirect on')],
];
