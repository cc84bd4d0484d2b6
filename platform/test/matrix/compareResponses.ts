import { createHash } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
}

/** Headers of the connection and the program; of a tag only whether there is one, because hosts make their own. */
const ofHost = ['connection', 'date', 'etag', 'keep-alive', 'server', 'server-timing', 'transfer-encoding'];

/** Headers of content. The words of a refusal are each host's own. */
const ofContent = ['accept-ranges', 'content-encoding', 'content-length', 'content-type'];

/** Where a host's answer differs from the one that is expected, in words; empty if nowhere. */
export function differences(expected: Answer, seen: Answer, method = 'GET'): string[] {
  const { status } = expected;
  if (seen.status !== status) return [`status ${seen.status} instead of ${status}`];
  // A malformed address is refused before its site is known; nginx finds out that a range cannot be had when headers are set.
  if (status === 400 || status === 416) return [];
  const hasContent = [200, 206, 404, 410, 503].includes(status);
  const ignored = [...ofHost, ...(hasContent ? [] : ofContent)];
  const names = new Set([...Object.keys(expected.headers), ...Object.keys(seen.headers)]);
  return [
    ...[...names]
      .filter((name) => !ignored.includes(name))
      .map((name) => ({
        name,
        expected: expected.headers[name]?.toLowerCase(),
        seen: seen.headers[name]?.toLowerCase(),
      }))
      .flatMap(({ name, ...value }) => (value.seen === value.expected ? [] : [`${name}: ${JSON.stringify(value)}`])),
    ...(hasContent && !expected.headers.etag !== !seen.headers.etag ? [`tag: ${seen.headers.etag}`] : []),
    ...(/\d/.test(seen.headers.server ?? '') ? ['server: it tells its version'] : []),
    ...((hasContent || status === 304) && digest(method === 'HEAD' ? undefined : expected.body) !== digest(seen.body)
      ? ['other bytes']
      : []),
  ];
}

const digest = (bytes: Uint8Array = new Uint8Array()): string => createHash('sha256').update(bytes).digest('hex');
