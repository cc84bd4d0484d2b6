import { LRUCache } from 'lru-cache';
import { NotFoundError } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { type ReadKey, remembered } from '../../store/protocol/readKey.ts';
import { chooseSite } from './chooseSite.ts';
import { methods, previewed } from './policy.ts';
import { previewCookieFor } from './preview.ts';
import { emptyResponse, type SiteRequest, type SiteResponse } from './response.ts';
import { openSite, type SiteResponder } from './siteResponder.ts';
import { unavailablePage } from './unavailablePage.ts';

interface VisitorOptions {
  readonly read: ReadKey;
  /** How often, in milliseconds at the least, a request looks whether a newer entry is live. */
  readonly pollInterval: number;
  /** How many bytes of what was served are cached; they are served on while the store is away. */
  readonly cacheBytes: number;
  /**
   * Whether the whole of a site is read before it is shown, and visitors are answered while it is: for a store beyond the network that a
   * server of ours outlives. A Worker reads what is asked for, and a folder answers at once.
   */
  readonly ahead?: boolean;
  /** Told what went wrong, once each time. */
  readonly report: (error: unknown) => void;
}

export interface VisitorResponder {
  /** What is live, and opened. @throws ExplainedError where nothing is, or where it cannot be read */
  live(): Promise<LogEntry>;
  /** Never throws: what cannot be had is answered with a page that says so. */
  respond(request: SiteRequest): Promise<SiteResponse>;
}

/** How many composed sites are open at once: what is live, a canary's, and some previews. */
const openAtOnce = 8;

/**
 * Answers visitors out of a store: what is live, what becomes live later, canaries and previews. Every host that runs our code answers
 * with this; a configuration for any other host is made of the same policy.
 */
export function visitorResponder(options: VisitorOptions): VisitorResponder {
  const read = remembered(options.read, options.cacheBytes);
  const sites = new LRUCache<string, SiteResponder>({ max: openAtOnce });
  const siteOf = async (id: string): Promise<SiteResponder> => {
    const site = sites.get(id) ?? (await openSite(read, id));
    sites.set(id, site);
    return site;
  };
  const live = followLog(options, async (id) => {
    const site = await siteOf(id);
    if (options.ahead) await site.readAhead();
  });

  async function respond(request: SiteRequest): Promise<SiteResponse> {
    if (!methods.some((each) => each === request.method)) return emptyResponse(405, { allow: methods.join(', ') });
    const cookie = previewCookieFor(request.target);
    if (cookie) return emptyResponse(302, { ...previewed, location: '/', 'set-cookie': cookie });
    try {
      const choice = await chooseSite(read, await live(), request.header('cookie'));
      const site = await siteOf(choice.site);
      return await site.respond(request, choice);
    } catch (error) {
      options.report(error);
      return unavailablePage(request);
    }
  }

  return { live, respond };
}

/**
 * Knows what is live, and looks from time to time whether something newer is.
 * @param open is called with a site before it counts as live: one that cannot be read does not replace one that can
 */
function followLog(
  { read, pollInterval, ahead, report }: VisitorOptions,
  open: (site: string) => Promise<void>,
): () => Promise<LogEntry> {
  let entry: LogEntry | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;

  async function poll(known?: LogEntry): Promise<LogEntry> {
    const newest = await newestEntry(read, known);
    if (!newest)
      throw new NotFoundError({
        fact: 'Nothing is live yet.',
        nextStep: 'Compose first (npm start does it all).',
      });
    if (newest.site !== known?.site) await open(newest.site);
    // Another request may have polled meanwhile, and further.
    if (!entry || newest.number > entry.number) entry = newest;
    return entry;
  }

  return async () => {
    if (entry && Date.now() - polledAt < pollInterval) return entry;
    // Set first: while one request polls, and perhaps waits for a store that is away, the others are answered.
    polledAt = Date.now();
    const known = entry;
    if (!known) return poll();
    const polling = poll(known).catch((error: unknown) => {
      report(error);
      return known;
    });
    return ahead ? known : polling;
  };
}
