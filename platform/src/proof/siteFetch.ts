import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { InvalidInputError } from 'shared/contract';

/** Response of a site as it was sent: still compressed, and a redirect instead of its target. */
export interface FetchedResponse {
  readonly status: number;
  /** Headers by lower-case name; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Requests a target of a site exactly as written, with GET by default.
 * @throws Error with a readable reason if no complete response comes
 */
export type FetchFromSite = (
  target: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<FetchedResponse>;

export const maxConcurrentRequests = 8;

/** Time in ms without data after which a request fails. */
const timeoutMs = 20_000;

/** Maximum bytes of a response; all files of a site are much smaller. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Parses the origin of a site. @throws InvalidInputError if the text is no origin, or has a path */
export function parseSiteOrigin(word: string | undefined): string {
  const text = /^https?:\/\//i.test(word ?? '') ? (word ?? '') : `https://${word ?? ''}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (word && url && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is not the address of a site.`,
    nextStep: 'Write the address without a path: npm run verify -- https://porohy.example',
  });
}

/** Returns a function that sends requests to a site. @param keepAlive true to use a connection for several requests */
export function createSiteFetch(origin: string, { keepAlive = true } = {}): FetchFromSite {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive, maxSockets: maxConcurrentRequests });
  return (target, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const options = { host: hostname.replace(/^\[|\]$/g, ''), port, path: target, headers, method, agent };
      const sent: ClientRequest = (secure ? secureRequest : request)(options, (response) =>
        readWhole(response).then(resolve, (error) => {
          sent.destroy();
          reject(error);
        }),
      );
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no data for ${timeoutMs / 1000} s`)));
      sent.on('error', (error: NodeJS.ErrnoException) => reject(new Error(describeError(error), { cause: error })));
      sent.end();
    });
}

async function readWhole(response: IncomingMessage): Promise<FetchedResponse> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    parts.push(part);
    length += part.length;
    if (length > maxBodyBytes) throw new Error(`it responds with more than ${maxBodyBytes} bytes`);
  }
  return { status: response.statusCode ?? 0, headers: joinHeaders(response.rawHeaders), body: Buffer.concat(parts) };
}

/** Joins headers of the same name by a comma. `response.headers` would drop a second `content-type`, so an altered response could pass. */
function joinHeaders(raw: readonly string[]): Record<string, string> {
  // Collects in a map, because an object would lose a header named `__proto__`.
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const value = raw[at + 1] ?? '';
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(headers);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server responds there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'no such host exists',
  EAI_AGAIN: 'its name cannot be resolved',
  ETIMEDOUT: 'no response in time',
  EHOSTUNREACH: 'no route to the host',
};

const describeError = ({ code = '', message }: NodeJS.ErrnoException): string => reasons[code] ?? (message || code);
