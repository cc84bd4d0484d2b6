import { asDictionary, everywhere } from '../store/answers/policy.ts';
import type { Manifest } from '../store/protocol/manifest.ts';
import type { Difference } from './compareAnswer.ts';

/** A thing that a static host cannot do as the policy says, and the reason. It is named each time; all else must be the same. */
export interface HostLimitation {
  readonly reason: string;
  readonly matches: (difference: Difference, manifest: Manifest, status: number) => boolean;
}

const headersOfHost = ['etag', 'accept-ranges', 'vary', 'use-as-dictionary'];
const headersByAddress = ['cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy'];

export const staticHostLimitations: readonly HostLimitation[] = [
  {
    reason: 'it packs, tags and answers ranges in its own way, and knows no dictionaries',
    matches: ({ kind, header = '' }) => kind === 'packing' || headersOfHost.includes(header),
  },
  {
    reason: 'a rule is for addresses: every answer carries the headers of documents',
    matches: ({ kind, header = '', expected, seen }, { headers }) =>
      kind === 'header' &&
      (expected === undefined || expected === everywhere['cache-control']) &&
      headers.some((set) => 'content-security-policy' in set && set[header] === seen),
  },
  {
    reason: 'how long a way to elsewhere or "not found" is kept is its own',
    matches: ({ header = '' }, _, status) => status !== 200 && headersByAddress.includes(header),
  },
  {
    reason: 'it looks at no header of who asks: browsers that keep documents are answered as all others',
    matches: ({ header, expected = '' }) => header === 'cache-control' && expected === asDictionary['cache-control'],
  },
  {
    reason: 'it may answer 404 where a page is gone',
    matches: ({ kind, expected, seen }) => kind === 'status' && expected === '410' && seen === '404',
  },
];
