/** A request that nobody sends who wants a page. */
export interface HostileRequest {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What no answer may say again: it stands in each request that has a place for it. */
export const mark = 'zq7hostile';

const traversals = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..%00',
  '..;',
  '..%2f..',
  '..%5c..',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '...',
  '....//',
  '.',
];
const wanted = ['etc/passwd', 'composition.json', 'log/00000001.json', `${mark}.json`, 'site.json'];
const places = ['/', '/r/shell/1.0.0/', '/en/', '/assets/'];

/** Ways of writing what is not there, or not for visitors. */
const paths: readonly string[] = [
  ...places.flatMap((place) => traversals.map((way) => `${place}${`${way}/`.repeat(3)}${wanted[0]}`)),
  ...traversals.flatMap((way) => wanted.map((file) => `/${way}/${file}`)),
  ...['//', '///', '/\\', '/%5c', '/%2f/', '/%09/', '/.//', '/;//', '/%0d%0a', '/%00'].flatMap((way) => [
    `${way}${mark}.example`,
    `${way}${mark}.example/portfolio/`,
    `${way}portfolio/`,
  ]),
  ...[
    '%',
    '%4',
    '%zz',
    '%00',
    '%0a',
    '%0d%0aset-cookie:%20a=b',
    '%ff',
    '%ed%a0%80',
    '%f0%28%8c%28',
    '%e2%80%ae',
    '%u0041',
    '%25',
    '%2525',
  ].flatMap((part) => [
    `/${part}`,
    `/portfolio${part}`,
    `/${mark}${part}`,
    `/en/${part}`,
    `/portfolio?a=${part}${mark}`,
  ]),
  ...[
    '<script>',
    '"onload=',
    "'--",
    '#{7*7}',
    '{{7*7}}',
    '$(id)',
    '`id`',
    '|id',
    ';id',
    '*',
    '~',
    '.git/config',
    '.env',
    'wp-login.php',
    'index.php?s=',
    'cgi-bin/',
  ].flatMap((part) => [`/${encodeURI(part)}${mark}`, `/portfolio/${encodeURI(part)}`, `/?q=${encodeURI(part)}${mark}`]),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'].flatMap((name) => [
    `/${name}`,
    `/en/${name}`,
    `/r/${name}/1.0.0/x.js`,
    `/r/shell/${name}`,
    `/proof/${name}.json`,
    `/preview/${name}`,
  ]),
  `/${'a'.repeat(4000)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'../'.repeat(1000)}`,
  `/?${'a=1&'.repeat(1000)}`,
  `/portfolio${'/'.repeat(3000)}`,
  '/proof/99999999.json',
  '/proof/00000000.json',
  `/proof/manifests/${'0'.repeat(64)}.json`,
  '/r/shell/1.0.0/release.json',
  '/r/shell/1.0.0/node/main.cjs',
  '/r/shell/1.0.0/js/main.1a2b3c4d.js.br',
  '/index.html.br',
  '/404.html',
  ...['_headers', '_redirects', 'site.json', 'reach.json', 'described.json', 'composition.json', '.porohy'].flatMap(
    (file) => [`/${file}`, `/${file}/`, `/%5f${file.slice(1)}`, `//${file}`],
  ),
];

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'MKCOL', 'SEARCH', 'LOCK'];

const headers: readonly Readonly<Record<string, string>>[] = [
  ...[
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=9-1',
    'bytes=0-0,1-1',
    `bytes=${'0-0,'.repeat(500)}0-0`,
    'bytes=99999999999999999999-',
    'bytes=-99999999999999999999',
    `${mark}=0-1`,
    'bytes=0x1-2',
    'bytes=-0',
    'bytes= - ',
  ].map((range) => ({ range })),
  ...['*', '""', 'W/""', `"${mark}"`, '"'.repeat(2000), `W/${mark}`, ','.repeat(3000)].flatMap((tag) => [
    { 'if-none-match': tag },
    { 'if-match': tag },
    { 'if-range': tag, range: 'bytes=0-1' },
  ]),
  ...[
    '',
    `${mark}`,
    'br;q=',
    'br;q=999',
    'br;q=-1',
    'br;q=NaN',
    ';'.repeat(3000),
    ','.repeat(3000),
    '*;q=0',
    'identity;q=0',
    'dcz',
    'dcz,br;q=0',
    'gzip;'.repeat(500),
  ].map((value) => ({ 'accept-encoding': value })),
  ...[
    'porohy-visitor=',
    `porohy-visitor=${mark}`,
    `porohy-preview=${mark}`,
    'porohy-preview=../../x',
    '=',
    ';'.repeat(3000),
    '__proto__=1',
    `a=${'b'.repeat(3000)}`,
    'porohy-visitor=%0d%0ax:y',
    `porohy-visitor=${'g'.repeat(32)}`,
  ].map((cookie) => ({ cookie })),
  ...[`${mark}.example`, '127.0.0.1', '[::1]', 'localhost:1', 'a'.repeat(1000)].map((host) => ({ host })),
  ...[
    'forwarded',
    'x-forwarded-host',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'referer',
    'origin',
    'user-agent',
    'sec-ch-ua',
    'available-dictionary',
    'accept-language',
    'accept',
    'if-modified-since',
    'if-unmodified-since',
    'via',
    'purpose',
    'x-middleware-subrequest',
  ].flatMap((name) => [{ [name]: `/${mark}` }, { [name]: '<>"%00{}' }]),
];

/** Some hundreds of requests that try to reach, break or be repeated by a host. */
export const hostileRequests: readonly HostileRequest[] = [
  ...[...new Set(paths)].map((target) => ({ target })),
  ...methods.flatMap((method) => [
    { target: '/', method },
    { target: `/${mark}`, method },
  ]),
  ...headers.flatMap((each) => [
    { target: '/', headers: each },
    { target: '/r/shell/1.0.0/js/main.1a2b3c4d.js', headers: each },
  ]),
];
