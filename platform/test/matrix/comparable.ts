import { createHash } from 'node:crypto';
import type { FetchedAnswer } from '../../src/proof/siteFetch.ts';

export type Answer = Omit<FetchedAnswer, 'body'> & { readonly body?: Uint8Array | undefined };

/** Headers of the connection and the program; of a tag only whether there is one, because hosts make their own. */
const ofHost = ['connection', 'date', 'etag', 'keep-alive', 'server', 'server-timing', 'transfer-encoding'];

/** Headers of content. The words of a refusal are each host's own. */
const ofContent = ['accept-ranges', 'content-encoding', 'content-length', 'content-type'];

/** Keeps of an answer what is the same, whichever host gives it. */
export function comparable({ status, headers, body = new Uint8Array() }: Answer): object {
  // A malformed address is refused before its site is known; nginx finds out that a range cannot be had when headers are set.
  if (status === 400 || status === 416) return { status };
  const hasContent = [200, 206, 404, 410, 503].includes(status);
  const ignored = [...ofHost, ...(hasContent ? [] : ofContent)];
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
