import { ownScript } from '../../testing/fakeSite.ts';
import { font, script, sharedScript } from './addresses.ts';
import { deltasByName, dictionaryQuestions } from './dictionaryQuestions.ts';
import { longPast, past, unshown } from './fixture.ts';
import type { Question } from './Question.ts';

const br = { 'accept-encoding': 'gzip, br' };

const plain: readonly (readonly [string, string])[] = [
  ['the Ukrainian home', '/'],
  ['the English home', '/en'],
  ['a page', '/portfolio'],
  ['its twin', '/en/portfolio'],
  ['a page below another', '/portfolio/ikura'],
  ['a page without compressed copies', '/short'],
  ['a page with a query', '/portfolio?from=mail&x=%2F..%2F'],
  ['the snapshot', '/snapshot.json'],
  ['the icon', '/icon.svg'],
  ['what devices show of the site', '/app.json'],
  ['the same in English', '/en/app.json'],
  ['robots.txt', '/robots.txt'],
  ['the rules of speculation', '/speculation.json'],
  ['the newest entry of the log', '/proof/newest.json'],
  ['a released script', script],
  ['a released style', '/r/shell/1.0.0/css/main.1a2b3c4d.css'],
  ['a released font', font],
  ['a released drawing', '/r/shell/1.0.0/assets/river.1a2b3c4d.svg'],
  ['a released picture', '/r/shell/1.0.0/assets/river.1a2b3c4d.avif'],
  ['a script by its own address', sharedScript],
  ['a style by its own address', '/r/shell/css/main.1a2b3c4d.css'],
  ['a font by its own address', '/r/shell/fonts/onest.1a2b3c4d.woff2'],
  ['a drawing by its own address', '/r/shell/assets/river.1a2b3c4d.svg'],
  ['a script that was live once', `/r/shell/${ownScript(past)}`],
  ['a script that was live once, of its release', `/r/shell/${past}/${ownScript(past)}`],
  ['a script of a release that was live before files were marked', `/r/shell/${longPast}/${ownScript(longPast)}`],
  ['a manifest', '/r/shell/1.0.0/mf-manifest.json'],
  ['released types', '/r/shell/1.0.0/@mf-types.zip'],
  ['a declaration', '/r/shell/1.0.0/@mf-types/remote.d.ts'],
];

const elsewhere: readonly (readonly [string, string])[] = [
  ['an unknown address', '/nothing'],
  ['an unknown English address', '/en/nothing'],
  ['an unknown address that begins like English', '/english'],
  ['an unknown address below a page', '/portfolio/nothing'],
  ['an unknown file', '/nothing.png'],
  ['a release that is none', '/r/shell/9.9.9/js/main.js'],
  ['a release that was shown to nobody', '/r/shell/3.0.0/js/main.1a2b3c4d.js'],
  ['a file that a release lacks', '/r/shell/1.0.0/js/other.js'],
  ['a script that was shown to nobody', `/r/shell/${ownScript(unshown)}`],
  ['a script that was live before files were marked', `/r/shell/${ownScript(longPast)}`],
  ['a file that a package lacks', '/r/shell/js/other.1a2b3c4d.js'],
  ['a file without a hash, without a version', '/r/shell/mf-manifest.json'],
  ['a file of another package', '/r/home/js/main.1a2b3c4d.js'],
  ['a folder of a package', '/r/shell/js'],
  ['a package', '/r/shell/'],
  ['a folder of a release', '/r/shell/1.0.0/js'],
  ['the releases', '/r/'],
  ['a not-found page by its name', '/404'],
  ['a not-found page by its file', '/en/404.html'],
];

const moved: readonly (readonly [string, string])[] = [
  ['a slash at the end', '/portfolio/'],
  ['a slash at the end of the English home', '/en/?a=1&b=%20'],
  ['a file name', '/portfolio.html'],
  ['an English file name with a query', '/en/portfolio.html?a=1'],
  ['an index', '/portfolio/index'],
  ['an index file', '/portfolio/index.html'],
  ['the index of the home', '/index.html'],
];

/** Former pages that went somewhere, and ways of writing their addresses. */
const left: readonly string[] = [
  '/projects',
  '/en/projects',
  '/projects/',
  '/en/projects.html',
  '/projects/index',
  '/projects/index.html',
  '/projects?a=1&b=%20',
  '/en/projects/?a=1',
  '/portfolio/left',
  '/en/portfolio/left',
];

/** Former pages that are gone, and ways of writing their addresses. */
const gone: readonly string[] = ['/over', '/en/over', '/portfolio/over', '/over/', '/en/over.html', '/over?a=1'];

/** What only looks like a former page. */
const neverLeft: readonly string[] = [
  '/projects/more',
  '/PROJECTS',
  '/projectsx',
  '/over/more',
  '/projects.htm',
  '/x/projects',
];

/** Twins and deltas by their own names, the files that are for hosts, dot segments and slashes in every way of writing them. */
const hidden: readonly string[] = [
  '/index.html.br',
  '/portfolio.html.gz',
  '/snapshot.json.br',
  '/speculation.json.br',
  '/speculation.json/',
  `${script}.br`,
  `${script}.gz`,
  `${sharedScript}.br`,
  `${sharedScript}.gz`,
  '/r/shell/browser/js/main.1a2b3c4d.js',
  `/r/shell/shown/${ownScript(past)}`,
  '/r/shell/js/../js/main.1a2b3c4d.js',
  '/r/shell/js%2fmain.1a2b3c4d.js',
  '/r/shell//js/main.1a2b3c4d.js',
  '/r/shell/../shell/js/main.1a2b3c4d.js',
  ...deltasByName,
  '/none.dcz',
  '/site.json',
  '/reach.json',
  '/log/00000001.json',
  '/proof/',
  '/proof/newest.json.br',
  '/proof/newest.json/',
  '/proof/00000000.json',
  '/proof/00000002.json',
  '/proof/1.json',
  `/proof/manifests/${'0'.repeat(64)}.json`,
  '/proof/manifests/',
  '/proof/../log/00000001.json',
  '/r/shell/1.0.0/release.json',
  '/r/shell/1.0.0/promoted.json',
  '/r/shell/1.0.0/node/main.cjs',
  '/r/shell/1.0.0/../node/main.cjs',
  '/r/shell/1.0.0/..%2fnode/main.cjs',
  '/r/shell/1.0.0/%2e%2e/node/main.cjs',
  '/r/shell/1.0.0/js/../js/main.1a2b3c4d.js',
  '/portfolio/../en',
  '/portfolio/%2E%2e/en',
  '/./portfolio',
  '/portfolio/.',
  '/portfolio%2f..%2fen',
  '//portfolio',
  '/portfolio//',
  '/portfolio//ikura',
  '/projects//',
  '//projects',
  '/./projects',
  '/x/../projects',
  '/over//',
  '/projects%2f',
  '/%70rojects',
  '/projects%0a',
  '/over%0A',
  '/%2fportfolio',
  '//evil.example/',
  '//evil.example/..',
  '/portfolio\\ikura',
  '/portfolio%5cikura',
  '/.git/config',
  '/.env',
  '/portfolio/.html',
  '/%E0%A4',
  '/portfolio%20',
  '/portfolio;x',
  '/PORTFOLIO',
];

/** Ways out of the root, and addresses that are none. */
const malformed: readonly string[] = [
  '/../etc/passwd',
  '/../../../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/portfolio/../../etc/passwd',
  '/r/shell/1.0.0/../../../../etc/passwd',
  '/..',
  '/%E0%A4%A',
  '/portfolio%',
  '/portfolio%zz',
  '/portfolio%00.html',
];

const encodings: readonly string[] = [
  'br',
  'gzip',
  'gzip, deflate, br, zstd',
  'deflate',
  'identity',
  'br;q=0',
  'br;q=0, gzip',
  'br;q=0.0, gzip;q=0',
  'gzip;q=0, br',
  'br;q=1.0, gzip;q=0.8',
  'gzip;q=1.0, br;q=0.1',
  '*',
];

const ranges: readonly string[] = [
  'bytes=0-9',
  'bytes=5-',
  'bytes=-7',
  'bytes=0-999999',
  'bytes=-999999',
  'bytes=999999-',
  'bytes=9-5',
  'bytes=abc',
  'bytes=0-1,5-6',
  'items=0-9',
];

/** All that is asked. */
export const questions: readonly Question[] = [
  ...plain.flatMap(([name, target]) => [
    { name, target, alsoStatic: true },
    { name: `${name}, packed`, target, headers: br },
    { name: `HEAD of ${name}`, target, method: 'HEAD', headers: br },
  ]),
  ...elsewhere.flatMap(([name, target]) => [
    // A static host has no way to hide its not-found pages.
    { name, target, alsoStatic: !/404/.test(target) },
    { name: `${name}, packed`, target, headers: br },
    { name: `HEAD of ${name}`, target, method: 'HEAD' },
  ]),
  // A static host has one rule for all of the proof.
  ...[{}, br, { range: 'bytes=0-9' }].map((headers) => ({
    name: `an entry of the log, ${JSON.stringify(headers)}`,
    target: '/proof/00000001.json',
    headers,
  })),
  { name: 'the tag of an entry', target: '/proof/00000001.json', conditions: (tag) => ({ 'if-none-match': tag }) },
  ...moved.map(([name, target]) => ({ name, target, alsoStatic: true })),
  ...left.map((target) => ({ name: `left: ${target}`, target, alsoStatic: true })),
  ...gone.flatMap((target) => [
    { name: `gone: ${target}`, target, alsoStatic: true },
    { name: `gone, packed: ${target}`, target, headers: br },
    { name: `HEAD of what is gone: ${target}`, target, method: 'HEAD' },
  ]),
  ...neverLeft.map((target) => ({ name: `never left: ${target}`, target, alsoStatic: true })),
  ...hidden.map((target) => ({ name: `hidden: ${target}`, target })),
  ...[
    'http://site.example/portfolio',
    'http://site.example/en/?a=1',
    'http://site.example/nothing',
    'http://site.example',
  ].map((target) => ({ name: `asked for whole: ${target}`, target })),
  ...malformed.map((target) => ({ name: `malformed: ${target}`, target })),
  ...encodings.flatMap((encoding) =>
    ['/portfolio', script, sharedScript, '/nothing', font].map((target) => ({
      name: `accept-encoding "${encoding}" of ${target}`,
      target,
      headers: { 'accept-encoding': encoding },
    })),
  ),
  ...ranges.flatMap((range) =>
    [script, sharedScript, '/portfolio', font].map((target) => ({
      name: `range "${range}" of ${target}`,
      target,
      headers: { range },
    })),
  ),
  ...dictionaryQuestions,
  ...['on', 'On', 'on; x', 'off', 'yes', 'one', ''].map((value) => ({
    name: `the rules of speculation, save-data "${value}"`,
    target: '/speculation.json?x',
    headers: { 'save-data': value },
  })),
  ...[
    ['?0', '"Chromium";v="156", "Not A(Brand";v="99"'],
    ['?1', '"Chromium";v="156"'],
    ['?0', '"Not A(Brand";v="156", "Chromium";v="140"'],
    ['?0', '"Chromium";v="1000"'],
    ['?0', '"Chromium";v="141"'],
    ['?0', ''],
    ['', '"Chromium";v="156"'],
  ].flatMap(([mobile = '', brands = '']): Question[] =>
    ['', 'on'].map((saves) => ({
      name: `the rules of speculation, for ${brands}, mobile ${mobile}, save-data "${saves}"`,
      target: '/speculation.json',
      headers: { 'sec-ch-ua-mobile': mobile, 'sec-ch-ua': brands, 'save-data': saves },
    })),
  ),
  { name: 'a range of the rules of speculation', target: '/speculation.json', headers: { range: 'bytes=0-9' } },
  { name: 'a tag of the rules of speculation', target: '/speculation.json', headers: { 'if-none-match': '"other"' } },
  { name: 'the rules of speculation, written otherwise', target: '/%73peculation.json' },
  { name: 'a range of a packed file', target: script, headers: { ...br, range: 'bytes=0-9' } },
  { name: 'a range of what is not found', target: '/nothing', headers: { range: 'bytes=0-9' } },
  { name: 'HEAD of a range', target: script, method: 'HEAD', headers: { range: 'bytes=0-9' } },
  ...['/', '/portfolio', '/short', '/snapshot.json', script, sharedScript, font].flatMap((target): Question[] =>
    [{}, br, { 'accept-encoding': 'gzip' }].flatMap((headers): Question[] => [
      { name: `the tag of ${target} again`, target, headers, conditions: (tag) => ({ 'if-none-match': tag }) },
      { name: `the weak tag of ${target}`, target, headers, conditions: (tag) => ({ 'if-none-match': `W/${tag}` }) },
      {
        name: `the tag of ${target} among others`,
        target,
        headers,
        conditions: (tag) => ({ 'if-none-match': `"other", ${tag}` }),
      },
    ]),
  ),
  { name: 'another tag', target: '/portfolio', headers: { 'if-none-match': '"other"' } },
  { name: 'any tag', target: '/portfolio', headers: { 'if-none-match': '*' } },
  {
    name: 'HEAD with the tag',
    target: '/portfolio',
    method: 'HEAD',
    conditions: (tag) => ({ 'if-none-match': tag }),
  },
  { name: 'a tag of what is not found', target: '/nothing', headers: { 'if-none-match': '*' } },
  {
    name: 'a date, which says nothing here',
    target: '/portfolio',
    headers: { 'if-modified-since': 'Thu, 31 Dec 2037 00:00:00 GMT' },
  },
  {
    name: 'a date that nothing may be newer than',
    target: '/portfolio',
    headers: { 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' },
  },
  { name: 'if-match with the tag', target: script, conditions: (tag) => ({ 'if-match': tag }) },
  { name: 'if-match with the weak tag', target: script, conditions: (tag) => ({ 'if-match': `W/${tag}` }) },
  { name: 'if-match with another', target: script, headers: { 'if-match': '"other"' } },
  { name: 'if-match with any', target: script, headers: { 'if-match': '*' } },
  { name: 'a range of the same', target: script, conditions: (tag) => ({ range: 'bytes=0-9', 'if-range': tag }) },
  {
    name: 'a range of the same, packed',
    target: script,
    headers: br,
    conditions: (tag) => ({ range: 'bytes=0-9', 'if-range': tag }),
  },
  { name: 'a range of another', target: script, headers: { range: 'bytes=0-9', 'if-range': '"other"' } },
  {
    name: 'a range by a weak tag',
    target: script,
    conditions: (tag) => ({ range: 'bytes=0-9', 'if-range': `W/${tag}` }),
  },
  {
    name: 'a range by a date',
    target: script,
    headers: { range: 'bytes=0-9', 'if-range': 'Thu, 01 Jan 2026 00:00:00 GMT' },
  },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
    ['/', script, sharedScript, '/nothing', '/speculation.json', '/portfolio/', '/projects', '/over'].map((target) => ({
      name: `${method} ${target}`,
      target,
      method,
    })),
  ),
];
