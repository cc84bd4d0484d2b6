import { asDictionary, everywhere } from '../store/answers/policy.ts';
import type { Manifest } from '../store/protocol/manifest.ts';
import type { Difference } from './holdAnswer.ts';

/** A thing that a static host cannot do as the policy says, and the reason. It is named each time; all else must be the same. */
export interface Incapable {
  readonly why: string;
  readonly cannot: (difference: Difference, manifest: Manifest, status: number) => boolean;
}

const byItself = ['etag', 'accept-ranges', 'vary', 'use-as-dictionary'];
const byAddress = ['cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy'];

export const staticHost: readonly Incapable[] = [
  {
    why: 'it packs, tags and answers ranges in its own way, and knows no dictionaries',
    cannot: ({ kind, header = '' }) => kind === 'packing' || byItself.includes(header),
  },
  {
    why: 'a rule is for addresses: every answer carries the headers of documents',
    cannot: ({ kind, header = '', expected, seen }, { headers }) =>
      kind === 'header' &&
      (expected === undefined || expected === everywhere['cache-control']) &&
      headers.some((set) => 'content-security-policy' in set && set[header] === seen),
  },
  {
    why: 'how long a way to elsewhere or "not found" is kept is its own',
    cannot: ({ header = '' }, _, status) => status !== 200 && byAddress.includes(header),
  },
  {
    why: 'it looks at no header of who asks: browsers that keep documents are answered as all others',
    cannot: ({ header, expected = '' }) => header === 'cache-control' && expected === asDictionary['cache-control'],
  },
  {
    why: 'it may answer 404 where a page is gone',
    cannot: ({ kind, expected, seen }) => kind === 'status' && expected === '410' && seen === '404',
  },
];
