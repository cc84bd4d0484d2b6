import { createHash } from 'node:crypto';
import type { FetchedResponse } from '../../src/proof/siteFetch.ts';

export type HostResponse = Omit<FetchedResponse, 'body'> & { readonly body?: Uint8Array | undefined };

/** Headers of connection and program, which are not compared. Of `etag`, only the presence is compared: each host makes its own tags. */
const hostHeaders = ['connection', 'date', 'etag', 'keep-alive', 'server', 'server-timing', 'transfer-encoding'];

/** Headers of the body. Not compared if the host itself wrote the body, because hosts have different error texts. */
const contentHeaders = ['accept-ranges', 'content-encoding', 'content-length', 'content-type'];

/** Reduces a response to the parts that are the same on all hosts. */
export function normalizeResponse({ status, headers, body = new Uint8Array() }: HostResponse): object {
  // Compares only the status of 400 and 416: hosts send 400 before they know the site, and nginx sends 416 after setting headers.
  if (status === 400 || status === 416) return { status };
  const hasContent = [200, 206, 404, 410, 503].includes(status);
  const ignored = [...hostHeaders, ...(hasContent ? [] : contentHeaders)];
  return {
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !ignored.includes(name))
      .map(([name, value]) => `${name}: ${value.toLowerCase()}`)
      .sort(),
    tellsItsVersion: /\d/.test(headers.server ?? ''),
    ...(hasContent && { hasTag: headers.etag !== undefined }),
    ...((hasContent || status === 304) && { bytes: createHash('sha256').update(body).digest('hex') }),
  };
}
