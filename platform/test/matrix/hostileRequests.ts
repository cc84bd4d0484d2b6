import { splitAtSpaces, type TestRequest } from './listRequests.ts';

/** Text in hostile requests that no response may repeat. */
export const hostileMarker = 'zq7hostile';

const ways = splitAtSpaces(
  `.. %2e%2e .%2e %252e%252e ..%00 ..; ..%2f.. ..%5c.. %c0%ae%c0%ae %uff0e%uff0e ... ....// .`,
);
const parts = splitAtSpaces(`
  % %4 %zz %00 %0a %0d%0aset-cookie:%20a=b %ff %ed%a0%80 %f0%28%8c%28 %e2%80%ae %u0041 %25 %2525 %3Cscript%3E %22onload= '--
  #{7*7} {{7*7}} $(id) |id ;id * ~ .git/config .env __proto__ constructor toString hasOwnProperty`);
const unlisted = splitAtSpaces(
  '_headers _redirects site.json reach.json described.json composition.json log/00000001.json',
);

const targets = [
  ...ways.flatMap((way) => ['/', '/r/news/1.1.0/', '/en/'].map((place) => `${place}${`${way}/`.repeat(3)}etc/passwd`)),
  ...ways.flatMap((way) => ['etc/passwd', `${hostileMarker}.json`, ...unlisted].map((file) => `/${way}/${file}`)),
  ...splitAtSpaces('// /// /\\ /%5c /%2f/ /%09/ /.// /;// /%0d%0a /%00').flatMap((way) => [
    `${way}${hostileMarker}.a`,
    `${way}news/`,
  ]),
  ...parts.flatMap((part) =>
    ['/', '/news', `/en/${hostileMarker}`, `/news?a=${hostileMarker}`, '/r/'].map((place) => place + part),
  ),
  ...unlisted.flatMap((file) => [`/${file}`, `//${file}`, `/${file}/`]),
  ...[
    `/${'a'.repeat(4000)}`,
    `/${'../../src/serve'.repeat(1000)}`,
    `/?${'a=1&'.repeat(1000)}`,
    `/news${'/'.repeat(3000)}`,
  ],
];

const headers: Readonly<Record<string, readonly string[]>> = {
  range: ['bytes=', 'bytes=a-b', `bytes=${'9'.repeat(20)}-`, `${hostileMarker}=0-1`, `bytes=${'0-0,'.repeat(500)}0-0`],
  'if-none-match': ['*', '""', `"${hostileMarker}"`, '"'.repeat(2000), ','.repeat(3000)],
  'if-match': ['""', `"${hostileMarker}"`, '"'.repeat(2000)],
  'accept-encoding': ['', hostileMarker, 'br;q=', 'br;q=NaN', ';'.repeat(3000), '*;q=0', 'identity;q=0', 'dcz'],
  'available-dictionary': [':x:', '::', hostileMarker, `:../../${'A'.repeat(37)}=:`, `:${'/'.repeat(43)}=:`],
  cookie: [`porohy-visitor=${hostileMarker}`, 'porohy-preview=../../x', '__proto__=1', ';'.repeat(3000)],
  host: [`${hostileMarker}.example`, '[::1]', 'localhost:1', 'a'.repeat(1000)],
};
const repeated = splitAtSpaces(
  'x-forwarded-host x-forwarded-proto x-original-url x-http-method-override referer origin',
);

/** Hundreds of requests that try to read private files, to break the host, or to get a text into its response. */
export const hostileRequests: readonly TestRequest[] = [
  ...targets.map((target) => ({ target })),
  ...splitAtSpaces('POST PUT DELETE PATCH OPTIONS TRACE MKCOL LOCK').map((method) => ({
    target: `/${hostileMarker}`,
    method,
  })),
  ...[
    ...Object.entries(headers),
    ...repeated.map((name) => [name, [`/${hostileMarker}`, '<>"%00{}']] as const),
  ].flatMap(([name, values]) => values.map((value) => ({ target: '/', headers: { [name]: value } }))),
];

const smuggled = `GET /${hostileMarker} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (...lines: readonly string[]) => `${['POST / HTTP/1.1', 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;

/** Requests that no client sends. Some could be one request for a proxy and two for the server behind it; others are not HTTP. */
export const rawRequests: Readonly<Record<string, string>> = {
  'a length and chunks': `${post('Content-Length: 99', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
  'two lengths': `${post('Content-Length: 0', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  'an unknown coding': `${post('Transfer-Encoding: xchunked')}${smuggled}`,
  'a space before the colon': `${post('Transfer-Encoding : chunked')}0\r\n\r\n${smuggled}`,
  'a chunk of no size': `${post('Transfer-Encoding: chunked')}zz\r\n${smuggled}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: a\r\nHost: ${hostileMarker}\r\n\r\n`,
  'a null in a header': `GET / HTTP/1.1\r\nHost: a\r\nX-A: \0${hostileMarker}\r\n\r\n`,
  'no HTTP': `${hostileMarker}\r\n\r\n`,
  'a header of a hundred thousand letters': `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
};
