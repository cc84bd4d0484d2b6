import { type IncomingHttpHeaders, request } from 'node:http';

/** What a host answered: as it came, nothing unpacked, nothing followed. */
export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A host that is running, with the live site of a store. */
export interface Host {
  readonly name: string;
  /** How often, in milliseconds, it looks by itself whether something newer is live. Undefined if it has to be told. */
  readonly pollInterval?: number;
  /** Where it is, of a host that is asked in another way, too. */
  readonly origin?: string;
  ask(target: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<HostResponse>;
  /** Has it show what has become live, where it does not look by itself. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Asks a host with the target exactly as it is written: no client resolves dots or decodes anything on the way. */
export function askHost(
  origin: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path: target, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${origin}${target} was not answered within 20 s`)));
    sent.on('error', reject);
    sent.end();
  });
}
