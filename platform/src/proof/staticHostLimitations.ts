import type { Manifest } from '../store/protocol/manifest.ts';
import { commonHeaders, dictionaryHeaders } from '../store/responses/headerPolicy.ts';
import type { Difference } from './compareResponse.ts';

/** Difference from the policy that a static host cannot avoid, and its reason. Verification accepts and counts such differences. */
export interface HostLimitation {
  readonly reason: string;
  readonly matches: (difference: Difference, manifest: Manifest, status: number) => boolean;
}

const headersOfHost = ['etag', 'accept-ranges', 'vary', 'use-as-dictionary'];
const headersByAddress = ['cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy'];

export const staticHostLimitations: readonly HostLimitation[] = [
  {
    reason: 'it handles compression, entity tags and ranges in its own way, and has no dictionaries',
    matches: ({ kind, header = '' }) => kind === 'packing' || headersOfHost.includes(header),
  },
  {
    reason: 'its rules match addresses: every response has the headers of documents',
    matches: ({ kind, header = '', expected, seen }, { headers }) =>
      kind === 'header' &&
      (expected === undefined || expected === commonHeaders['cache-control']) &&
      headers.some((set) => 'content-security-policy' in set && set[header] === seen),
  },
  {
    reason: 'it decides how long redirects and "not found" are cached',
    matches: ({ header = '' }, _, status) => status !== 200 && headersByAddress.includes(header),
  },
  {
    reason: 'it ignores request headers: browsers with dictionaries get the same response as all others',
    matches: ({ header, expected = '' }) =>
      header === 'cache-control' && expected === dictionaryHeaders['cache-control'],
  },
  {
    reason: 'it may respond with 404 instead of 410',
    matches: ({ kind, expected, seen }) => kind === 'status' && expected === '410' && seen === '404',
  },
];
