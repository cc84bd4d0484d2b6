import { gzipSync } from 'node:zlib';
import { mark } from './hostileRequests.ts';

/** A report that no page of ours sends. */
export interface HostileReport {
  readonly name: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A report as pages send it, of some view. */
export const failureOf = (view: string): Readonly<Record<string, unknown>> => ({
  view,
  kind: 'error',
  message: `no ${mark}`,
  script: '/r/shell/js/x.js',
  page: '/',
});

const vitalsOf = (view: string) => ({ view, kind: 'vitals', page: `/${mark}`, lcp: 900, inp: 10, cls: 0.01 });

const odd: readonly unknown[] = [null, true, 0, -1, 1.5, 1e308, '', [], {}, [[]], { '': '' }, '\ud800'];
const json = (value: unknown): string => JSON.stringify(value);
const short = (value: unknown): string => json(value).slice(0, 40);

/** Of a shape that no report has: all of them are `malformed`, 400, whatever view they name. */
export function malformedReports(view: string): readonly HostileReport[] {
  const [failure, vitals] = [failureOf(view), vitalsOf(view)];
  const text = json(failure);
  const wrongFields = Object.keys(failure).flatMap((field) =>
    odd
      // A text of no letters is one, but for what names a view or a kind.
      .filter((value) => typeof value !== 'string' || field === 'view' || field === 'kind')
      .map((value) => ({ name: `${field} ${short(value)}`, body: json({ ...failure, [field]: value }) })),
  );
  const wrongFigures = ['lcp', 'inp', 'cls'].flatMap((figure) =>
    [
      ...['null', '"1"', '[]', '-1', '600001', '1e308', '1e999', '-1e999', 'NaN', 'Infinity', '0x10', '01', '+1', '.5'],
      '9'.repeat(500),
    ].map((value) => ({
      name: `${figure} ${value.slice(0, 12)}`,
      body: json(vitals).replace(new RegExp(`"${figure}":[\\d.]+`), `"${figure}":${value}`),
    })),
  );
  const missing = Object.keys(failure).map((field) => ({
    name: `without ${field}`,
    body: json({ ...failure, [field]: undefined }),
  }));
  const more = ['more', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', ''].flatMap((field) =>
    ['1', '{"polluted":true}'].map((value) => ({
      name: `and ${field} ${value}`,
      body: `{${json(field)}:${value},${text.slice(1)}`,
    })),
  );
  const whole = odd.map((value) => ({ name: `all of it ${short(value)}`, body: json(value) }));
  const deep = ['[', '{"a":', '[[],', '[{"a":'].flatMap((part) => [
    { name: `${part} to the end`, body: part.repeat(Math.floor(1024 / part.length)) },
    { name: `${part} as a message`, body: text.replace(json(failure.message), part.repeat(100)) },
  ]);
  const long = ['message', 'script', 'page'].map((field) => ({
    name: `a long ${field}`,
    body: json({ ...failure, [field]: 'x'.repeat(161) }),
  }));
  const large = [1025, 5000, 100_000, 1_000_000].flatMap((size) => [
    { name: `${size} letters`, body: 'x'.repeat(size) },
    { name: `${size} spaces around one`, body: text + ' '.repeat(size) },
  ]);
  const noText = [
    [0xff, 0xfe],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf0, 0x28, 0x8c, 0x28],
    [0xe2, 0x82],
    [0x80],
    [0xf5, 0x80, 0x80, 0x80],
  ].map((bytes) => ({
    name: `a message of ${Buffer.from(bytes).toString('hex')}`,
    body: withBytes(text, Buffer.from(bytes)),
  }));
  const otherwise = [
    { name: 'nothing', body: '' },
    { name: 'a null', body: '\0' },
    { name: 'as sixteen bits', body: Buffer.from(text, 'utf16le') },
    { name: 'packed with gzip', body: gzipSync(text), headers: { 'content-encoding': 'gzip' } },
    { name: 'packed with gzip, and not said', body: gzipSync(text) },
    {
      name: 'a megabyte packed with gzip',
      body: gzipSync('x'.repeat(1_000_000)),
      headers: { 'content-encoding': 'gzip' },
    },
    {
      name: 'a form',
      body: `view=${view}&kind=error&message=${mark}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    {
      name: 'XML',
      body: `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;${mark}</a>`,
      headers: { 'content-type': 'text/xml' },
    },
    {
      name: 'parts',
      body: `--a\r\nContent-Disposition: form-data; name="view"\r\n\r\n${view}\r\n--a--`,
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
    },
    { name: 'two of them', body: text + text },
    { name: 'a line each', body: `${text}\n${text}` },
    { name: 'a list of them', body: `[${text}]` },
    { name: 'a comment', body: `/**/${text}` },
    { name: 'a comma too many', body: text.replace('}', ',}') },
    { name: 'single quotes', body: text.replaceAll('"', "'") },
    { name: 'a raw end of line in a message', body: text.replace('no ', 'no\n') },
    { name: 'a raw escape in a message', body: text.replace('no ', 'no\u001b[31m') },
    { name: 'half an escape', body: text.replace('no ', 'no\\u00') },
    { name: 'two kinds, the last one another', body: text.replace('}', ',"kind":"vitals"}') },
  ];
  return [
    ...wrongFields,
    ...wrongFigures,
    ...missing,
    ...more,
    ...whole,
    ...deep,
    ...long,
    ...large,
    ...noText,
    ...otherwise,
  ];
}

/** A text with some bytes put into its message. */
function withBytes(text: string, bytes: Uint8Array): Uint8Array {
  const at = text.indexOf('no ') + 2;
  return Buffer.concat([Buffer.from(text.slice(0, at)), bytes, Buffer.from(text.slice(at))]);
}

/** What a message may say, so that a log or whoever reads it would be steered. */
const steering: readonly string[] = [
  'line\nline',
  'line\r\n{"status":500}',
  '\u001b[31mred\u001b[2J',
  '\u001b]0;title\u0007',
  '\u009b31mred',
  '\u0000\u0008\u007f',
  '\u2028line\u2029line',
  '\u202eright to left',
  '\ud800',
  '\udc00\ud800',
  '"}\n{"status":200,"view":"',
  '\\',
  '\\u001b[31m',
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '%s%n%x',
  '__proto__',
  'ї'.repeat(60),
];

/** Of a form that reports have, and mean: each is what it is, with whatever view it names. */
export function steeringReports(viewOf: () => string): readonly HostileReport[] {
  return [
    ...steering.flatMap((message) => [
      { name: `message ${short(message)}`, body: json({ ...failureOf(viewOf()), message: message + mark }) },
      {
        name: `script ${short(message)}`,
        body: json({ ...failureOf(viewOf()), script: `/r/${message}/x.js`.slice(0, 120) }),
      },
      { name: `page ${short(message)}`, body: json({ ...failureOf(viewOf()), page: `/${message}`.slice(0, 120) }) },
    ]),
    ...[
      '/r/__proto__/x.js',
      '/r/constructor/x.js',
      '/r/../../etc/passwd',
      '//evil.example/x.js',
      'javascript:alert(1)',
    ].map((script) => ({
      name: `script ${script}`,
      body: json({ ...failureOf(viewOf()), script }),
    })),
    { name: 'a small figure of many digits', body: json(vitalsOf(viewOf())).replace('0.01', `0.${'0'.repeat(300)}1`) },
    { name: 'figures that are nothing', body: json({ ...vitalsOf(viewOf()), lcp: 0, inp: 0, cls: 0 }) },
    ...['text/plain', 'application/json', 'image/png', '', `${mark}`].map((type) => ({
      name: `content type ${type}`,
      body: json(failureOf(viewOf())),
      headers: { 'content-type': type },
    })),
    { name: 'a mark of the byte order', body: `\ufeff${json(failureOf(viewOf()))}` },
    { name: 'spaces around it', body: ` \n\t${json(failureOf(viewOf()))}\r\n ` },
  ];
}
