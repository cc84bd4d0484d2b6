import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { InvalidInputError } from 'shared/contract';

/** The answer of a site: as it came, nothing unpacked, nothing followed. */
export interface FetchedAnswer {
  readonly status: number;
  /** By their names in lower case; what came twice is joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Asks a site for an address, with the target exactly as it is written, by GET unless told otherwise. @throws where there is no whole answer, in words */
export type FetchFromSite = (
  target: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<FetchedAnswer>;

/** Number of answers that are under way at once. */
export const maxConcurrentRequests = 8;

/** Milliseconds for which a site may say nothing. */
const timeoutMs = 20_000;

/** Bytes that an answer may have: no file of a site is nearly as long. */
const maxBodyBytes = 64 * 1024 * 1024;

/** The origin of a site out of what a person has written. @throws InvalidInputError if it is none, or more than one */
export function parseSiteOrigin(word: string | undefined): string {
  const text = /^https?:\/\//i.test(word ?? '') ? (word ?? '') : `https://${word ?? ''}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (word && url && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is no address of a site.`,
    nextStep: 'Write it without a path: npm run verify -- https://porohy.example',
  });
}

/** Asks a site over the network. @param keepAlive whether connections are used again */
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
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`it said nothing for ${timeoutMs / 1000} s`)));
      sent.on('error', (error: NodeJS.ErrnoException) => reject(new Error(describeError(error), { cause: error })));
      sent.end();
    });
}

async function readWhole(response: IncomingMessage): Promise<FetchedAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    parts.push(part);
    length += part.length;
    if (length > maxBodyBytes) throw new Error(`it answers with more than ${maxBodyBytes} bytes`);
  }
  return { status: response.statusCode ?? 0, headers: joinHeaders(response.rawHeaders), body: Buffer.concat(parts) };
}

/** Every header as it came: Node would drop a second `content-type`. */
function joinHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const value = raw[at + 1] ?? '';
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'nobody answers in time',
  EHOSTUNREACH: 'there is no way to it',
};

const describeError = ({ code = '', message }: NodeJS.ErrnoException): string => reasons[code] ?? (message || code);
