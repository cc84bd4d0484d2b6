import { createHash } from 'node:crypto';
import type { SiteResponse } from '../respond/response.ts';
import type { HostResponse } from './Host.ts';

/** What is compared, field by field, as people read it. A field that a response lacks is undefined. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** Of every response. */
const always = [
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
  'integrity-policy',
  'speculation-rules',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'location',
  'allow',
  'content-range',
  'vary',
  'use-as-dictionary',
  'last-modified',
  'x-robots-tag',
  'retry-after',
] as const;

/** Of responses with content; the words of a refusal are each host's own. */
const ofContent = ['content-type', 'content-encoding', 'content-length', 'accept-ranges'] as const;

const withContent = new Set([200, 206, 404, 410, 503]);

/** The facts of what a host answered. */
export const factsOfHost = ({ status, headers, body }: HostResponse): Facts =>
  facts(status, (name) => headers[name]?.toString(), body);

/** The facts of what the policy answers; to HEAD without the body. */
export const factsOfPolicy = ({ status, headers, body }: SiteResponse, method: string): Facts =>
  facts(status, (name) => headers[name], method === 'HEAD' || !body ? new Uint8Array() : body);

function facts(status: number, header: (name: string) => string | undefined, body: Uint8Array): Facts {
  const content = withContent.has(status);
  // A malformed address is refused before anything is known of whose site it is for.
  const names = status === 400 ? [] : [...always, ...(content ? ofContent : [])];
  return {
    status: `${status}`,
    ...Object.fromEntries(names.map((name) => [name, header(name)?.toLowerCase()])),
    // Tags are each host's own way of naming the same content.
    ...(status < 300 || status === 304 || status === 404 || status === 410 ? { tag: header('etag') && 'there' } : {}),
    cookie: header('set-cookie')?.replace(/=[0-9a-f]{32};/, '=<visitor>;'),
    server: /\d/.exec(header('server') ?? '') ? 'tells its version' : undefined,
    ...(content || status === 304 ? { body: digest(body) } : {}),
  };
}

const digest = (body: Uint8Array): string =>
  `${body.byteLength} bytes ${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;

/** Where a host cannot do as the policy says, and why. All else must be the same. */
interface Exception {
  readonly host: string;
  readonly status: string;
  readonly fields: readonly string[];
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  {
    host: 'nginx',
    status: '416',
    fields: [
      'cache-control',
      'access-control-allow-origin',
      'cross-origin-resource-policy',
      'content-security-policy',
      'integrity-policy',
      'speculation-rules',
      'cross-origin-opener-policy',
      'permissions-policy',
      'vary',
      'use-as-dictionary',
    ],
    why: 'a range that cannot be had is found out when the headers of the file are set already',
  },
];

/** Where what a host answered differs from what the policy says, in words; empty if nowhere. */
export function differences(expected: Facts, seen: Facts, host = ''): string[] {
  const excepted = exceptions
    .filter((each) => each.host === host && each.status === expected.status)
    .flatMap(({ fields }) => fields);
  return [...new Set([...Object.keys(expected), ...Object.keys(seen)])]
    .filter((field) => expected[field] !== seen[field] && !excepted.includes(field))
    .map((field) => `${field}: ${seen[field] ?? 'nothing'}, where the policy says ${expected[field] ?? 'nothing'}`);
}
