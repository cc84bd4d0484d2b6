import { createHash } from 'node:crypto';
import type { FetchedAnswer } from '../../src/proof/siteFetch.ts';

export type Answer = Omit<FetchedAnswer, 'body'> & { readonly body?: Uint8Array | undefined };

/** Headers of the connection and the program. Hosts make their own entity tags, so only the presence of a tag is compared. */
const hostHeaders = ['connection', 'date', 'etag', 'keep-alive', 'server', 'server-timing', 'transfer-encoding'];

/** Headers of the content, ignored for responses without content of the site: each host has its own error text. */
const contentHeaders = ['accept-ranges', 'content-encoding', 'content-length', 'content-type'];

/** Reduces a response to the parts that must be the same on all hosts. */
export function normalizeAnswer({ status, headers, body = new Uint8Array() }: Answer): object {
  // A malformed address is refused before its site is known, and nginx refuses a range after it has set its headers.
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
