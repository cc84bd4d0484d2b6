import type { FetchFromSite } from '../src/proof/siteFetch.ts';
import { cameByHttps, type SiteResponse } from '../src/serve/respond/response.ts';
import type { SiteRequest } from '../src/serve/respond/SiteRequest.ts';
import { visitorResponder } from '../src/serve/respond/visitorResponder.ts';
import { packForOld, unpack } from '../src/store/packing.ts';
import type { ReadKey } from '../src/store/protocol/readKey.ts';

/** A request as a host hands it to the policy. */
export function requestFor(target = '/', headers: Readonly<Record<string, string>> = {}, method = 'GET'): SiteRequest {
  const header = (name: string) => (Object.hasOwn(headers, name) ? headers[name] : undefined);
  return { method, target, secure: cameByHttps(header), header };
}

/** Visitors of what is live in a store, with no host between, and all that whoever looks after it is told. */
export function visitorsOf(read: ReadKey, options: Partial<Parameters<typeof visitorResponder>[0]> = {}) {
  const told: string[] = [];
  const report = (error: unknown) => void told.push(`${error}`);
  const { live, respond } = visitorResponder({
    read,
    unpack,
    gzip: packForOld,
    pollInterval: 0,
    cacheBytes: 1e7,
    report,
    ...options,
  });
  const ask = (...asked: Parameters<typeof requestFor>): Promise<SiteResponse> => respond(requestFor(...asked));
  return { ask, live, told };
}

/** The same as a host of ours answers. */
export function hostOver(read: ReadKey): FetchFromSite {
  const { ask } = visitorsOf(read);
  return async (target, headers) => {
    const { status, headers: own, body } = await ask(target, headers);
    return { status, headers: { ...own }, body: Buffer.from(body ?? '') };
  };
}

export const textOf = ({ body }: SiteResponse): string => new TextDecoder().decode(body);
