import { createHash } from 'node:crypto';
import type { NewsSite } from '../newsSite.ts';

export interface TestRequest {
  readonly target: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export const splitAtSpaces = (text: string): string[] => text.trim().split(/\s+/);

/** Requested addresses besides those in the manifest. */
const targets = String.raw`
  /news?from=mail&x=%2F..%2F /app.json /r/news/js/own.10000000.js /r/news/1.0.0/js/own.10000000.js /r/news/1.1.0/mf-manifest.json
  /nothing /en/nothing /english /news/nothing /nothing.png /404 /en/404.html
  /r/news/9.9.9/entry.js /r/news/2.0.0/js/own.20000000.js /r/news/js/own.20000000.js /r/news/js/own.11000000.js.br /r/news/js /r/news/
  /news/ /en/?a=1&b=%20 /news.html /en/news.html?a=1 /index.html /news/index
  /older/ /en/older.html?a=1 /older/index.html /over/ /en/over.html /older/more /OLDER /olderx /over/more
  /google0123 /google0123.html/ /.well-known/proof/ /Contact.php?a=1 /Contact.php/ /contact.php /ContactXphp /blog?b=1 /late.html /en/about_us/
  /News /EN/NEWS?A=b /en/News.html /news. /news).?a=1 /en/news%20 /news%C2%A0 /news/, /NEWS/INDEX.HTML/ /EN /) /news- /.news /404. /x/../News /Robots.txt /newsx.
  /index.html.br /news.html.gz /none.dcz /site.json /speculation.json/ /proof/newest.json.br /proof/1.json /r/news/1.1.0/node/main.cjs
  //news /news// /./news /news/../en /news/%2E%2e/en /%2fnews //older /x/../older /%6flder /older%0a /over%0A /news\en /news%5cen
  http://site.example/news http://site.example/en/?a=1 http://site.example
  /../etc/passwd /..%2f..%2fetc/passwd /%E0%A4%A /news%zz /news%00.html`;

const script = '/r/news/js/own.11000000.js';
const picture = '/r/news/assets/river.1a2b3c4d.svg';
const mouse = 'sec-ch-ua-mobile: ?0 | sec-ch-ua: "Chromium";v="156"';
const keeps = 'sec-ch-ua: "Chromium";v="156" | accept-encoding: gzip, br, dcz | available-dictionary:';

/** Table of requests: methods, addresses, and headers after bars (`|`). `<tag>` stands for the host's entity tag for the address. */
const table = `
GET,HEAD ${targets.replaceAll('\n', ' ')}
GET ${targets.replaceAll('\n', ' ')} | accept-encoding: gzip, br
POST,PROPFIND / ${script} /nothing /speculation.json /older /over
GET / | accept-encoding: *
GET / | accept-encoding: br;q=0, gzip
GET,HEAD ${script} ${picture} /news /nothing | range: bytes=0-9
GET ${script} ${picture} /news /nothing | range: bytes=999999-
GET ${script} ${picture} /news | range: bytes=9-5
GET ${script} ${picture} /news | range: bytes=0-1,5-6
GET ${script} ${picture} /news | range: items=0-9
GET /news ${script} /robots.txt | if-none-match: "other", <tag>
GET,HEAD /news ${script} /robots.txt | if-none-match: W/<tag>
GET /news ${script} /robots.txt | if-match: <tag>
GET /news ${script} /robots.txt | if-match: W/<tag>
GET /news ${script} /robots.txt | if-range: <tag> | range: bytes=0-9
GET /news ${script} /robots.txt | if-range: "other" | range: bytes=0-9
GET /news ${script} /robots.txt | if-modified-since: Thu, 31 Dec 2037 00:00:00 GMT
GET,HEAD /speculation.json | save-data: on
GET /speculation.json | ${mouse}
GET /speculation.json | ${mouse} | save-data: on
GET /speculation.json | sec-ch-ua-mobile: ?1 | sec-ch-ua: "Chromium";v="156"
GET,HEAD / /news /en /nothing | ${keeps} :<page>:
GET / /news | ${keeps} :<page>: | if-none-match: <tag>
GET,HEAD /news | ${keeps} :<page>: | range: bytes=0-9
GET /news | ${keeps} :<page>: | accept-encoding: gzip, br
GET /news | ${keeps} :../../<page>:
GET,HEAD ${script} ${picture} | ${keeps} :<script>:
GET /news.html.<page>.dcz`;

/** Additional requests for hosts with previews. */
const visitors = `
GET / /news /en/nothing /r/news/2.0.0/js/own.20000000.js | cookie: a=b; porohy-preview=<preview>
GET / /r/news/2.0.0/js/own.20000000.js | cookie: porohy-preview=<preview> | accept-encoding: br
GET /preview/<preview> /preview/<preview>/en/news /preview/<preview>/news/?a=1 /preview/<preview>//evil.example /preview/end
GET /preview/<preview> | x-forwarded-proto: https
POST /preview/<preview>`;

/** Lists all requests for a host. @param knowsVisitors true if the host has previews */
export function listRequests({ dictionaries, previews }: NewsSite, knowsVisitors: boolean): readonly TestRequest[] {
  const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
  const knownAddresses = table
    .replaceAll('<page>', digestOf(dictionaries.page))
    .replaceAll('<script>', digestOf(dictionaries.script));
  const previewAddresses = [...previews, 'f'.repeat(24)].map((id) => visitors.replaceAll('<preview>', id));
  return [knownAddresses.replace('=.dcz', '.dcz'), ...(knowsVisitors ? previewAddresses : [])]
    .flatMap((text) => text.trim().split('\n'))
    .flatMap(readLine);
}

function readLine(line: string): TestRequest[] {
  const [begin = '', ...fields] = line.split(' | ');
  const [methods = '', ...addresses] = splitAtSpaces(begin);
  const headers = Object.fromEntries(fields.map((field) => [field.split(':', 1)[0], field.replace(/^[^:]*: /, '')]));
  return methods.split(',').flatMap((method) => addresses.map((target) => ({ target, method, headers })));
}
