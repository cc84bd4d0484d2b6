import type { FetchFromSite } from '../src/proof/siteFetch.ts';
import { isHttpsRequest, type SiteResponse } from '../src/serve/respond/response.ts';
import type { SiteRequest } from '../src/serve/respond/SiteRequest.ts';
import { createVisitorResponder } from '../src/serve/respond/visitorResponder.ts';
import { packWithGzip, unpack } from '../src/store/bytes/packing.ts';
import type { ReadKey } from '../src/store/protocol/readKey.ts';

/** Creates a request as a host passes it to the responder. */
export function createRequest(
  target = '/',
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): SiteRequest {
  const header = (name: string) => (Object.hasOwn(headers, name) ? headers[name] : undefined);
  return { method, target, secure: isHttpsRequest(header), header };
}

/** Returns `ask`, which requests a store's live site from the responder without a server, and the list of reported errors. */
export function createVisitors(read: ReadKey, options: Partial<Parameters<typeof createVisitorResponder>[0]> = {}) {
  const errors: string[] = [];
  const report = (error: unknown) => void errors.push(`${error}`);
  const { live, respond } = createVisitorResponder({
    read,
    unpack,
    gzip: packWithGzip,
    pollInterval: 0,
    cacheBytes: 1e7,
    report,
    ...options,
  });
  const ask = (...asked: Parameters<typeof createRequest>): Promise<SiteResponse> => respond(createRequest(...asked));
  return { ask, live, errors };
}

/** Returns the `fetch` with which `verifySite` requests a site. It calls the responder without a server. */
export function createHostFetch(read: ReadKey): FetchFromSite {
  const { ask } = createVisitors(read);
  return async (target, headers) => {
    const { status, headers: own, body } = await ask(target, headers);
    return { status, headers: { ...own }, body: Buffer.from(body ?? '') };
  };
}

export const decodeBody = ({ body }: SiteResponse): string => new TextDecoder().decode(body);
