import { LRUCache } from 'lru-cache';
import type { Observer } from '../../observe/observer.ts';
import { isDocument, methods } from '../../store/answers/policy.ts';
import { notFoundDocument } from '../../store/answers/siteAddresses.ts';
import { findPreview } from '../../store/preview.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { type CacheCounts, cachedReads } from '../../store/protocol/readKey.ts';
import { type Choice, chooseSite } from './chooseSite.ts';
import { type FollowOptions, followLog } from './followLog.ts';
import { plainAnswers } from './plainAnswers.ts';
import {
  leavePreview,
  openPreview,
  type PreviewLink,
  panelResponse,
  readPreviewLink,
  refusedPreview,
} from './preview.ts';
import { releasedAnswers } from './releasedAnswers.ts';
import type { Sources } from './representation.ts';
import { emptyResponse, type SiteResponse, withPathTarget } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';
import { openSite, readAhead, type SiteContent } from './siteContent.ts';
import { answerSite, notFound } from './siteResponder.ts';
import { unavailablePage } from './unavailablePage.ts';

interface VisitorOptions extends FollowOptions, Sources {
  /** Names the views of documents; without it nobody does, and pages report nothing. */
  readonly observer?: Observer | undefined;
  /** Counts that are added to: of reads that were answered from the cache, and of those that were not. */
  readonly cacheCounts?: CacheCounts | undefined;
  /** Bytes of what was served that are cached; they are served on while the store is away. */
  readonly cacheBytes: number;
}

export interface VisitorResponder {
  /** Reads what is live, and opens it. @throws ExplainedError where nothing is, or where it cannot be read */
  live(): Promise<LogEntry>;
  /** Never throws: what cannot be had is answered with a page that says so. */
  respond(request: SiteRequest): Promise<SiteResponse>;
}

/** The share of the cache's bytes that whole answers may have besides: they are the same bytes for the most part. */
const answersShare = 1 / 4;

/** Number of composed sites that are open at once: what is live, a canary's, and some previews. */
const openAtOnce = 8;

/**
 * Answers visitors out of a store: what is live, what becomes live later, canaries and previews. Every host that runs our code answers
 * with this; a configuration for any other host is made of the same policy.
 */
export function visitorResponder(options: VisitorOptions): VisitorResponder {
  const read = cachedReads(options.read, options.cacheBytes, options.now, options.cacheCounts);
  const plainly = plainAnswers(Math.ceil(options.cacheBytes * answersShare), options.cacheCounts);
  const sites = new LRUCache<string, SiteContent>({ max: openAtOnce });
  const released = releasedAnswers(read);
  const siteOf = async (id: string): Promise<SiteContent> => {
    const site = sites.get(id) ?? (await openSite({ ...options, read }, id, released));
    sites.set(id, site);
    return site;
  };
  const live = followLog(options, async ({ site: id, manifest }) => {
    const site = await siteOf(id);
    // A Worker begins anew often, and reads what is asked for.
    if (!options.eachLooks) await released.readAll(manifest);
    if (options.ahead) await readAhead(site);
  });

  async function respond(sent: SiteRequest): Promise<SiteResponse> {
    const request = withPathTarget(sent);
    if (!methods.some((each) => each === request.method)) return emptyResponse(405, { allow: methods.join(', ') });
    const link = readPreviewLink(request.target);
    if (link?.kind === 'end') return leavePreview(request);
    try {
      if (link) return await followPreviewLink(request, link);
      const choice = await chooseSite(read, await live(), request);
      const panel = choice.preview && panelResponse(request);
      if (panel) return seenAs(panel, request, choice, options.observer);
      const site = await siteOf(choice.site);
      const answer = (asked: SiteRequest) => answerSite(site, asked, choice);
      const response = choice.shared ? await plainly(choice.live, request, answer) : await answer(request);
      return seenAs(response, request, choice, options.observer);
    } catch (error) {
      options.report(error);
      return unavailablePage(request);
    }
  }

  async function followPreviewLink(
    request: SiteRequest,
    link: Extract<PreviewLink, { kind: 'open' }>,
  ): Promise<SiteResponse> {
    const found = await findPreview(read, link.id);
    if (found && !found.ended) return openPreview(request, link);
    const site = await siteOf((await live()).site);
    // That it is gone, or that there never was one.
    const refusal = await notFound(site, request, notFoundDocument(link.page), found ? 410 : 404);
    return refusedPreview(request, refusal);
  }

  return { live, respond };
}

/**
 * A response with what it showed. A document's view is named in a header that the page itself can read, and not in its bytes: they are the
 * same for everybody, packed beforehand, and the dictionary of those that come after them. So is what it shall say of itself.
 */
function seenAs(
  response: SiteResponse,
  { method }: SiteRequest,
  { live, preview, visitor, seesCanary = false }: Choice,
  observer: Observer | undefined,
): SiteResponse {
  if (preview) return { ...response, seen: { entry: live.number, arm: 'preview' } };
  const arm = seesCanary ? 'canary' : 'live';
  if (!observer || method !== 'GET' || !isDocument(response)) return { ...response, seen: { entry: live.number, arm } };
  const { name, sampled, asked } = observer.view(live, arm, visitor, response.page);
  return {
    ...response,
    headers: {
      ...response.headers,
      'server-timing': `view;desc="${name}"${sampled ? ', vitals' : ''}${asked ? ', report' : ''}`,
    },
    seen: { entry: live.number, arm, view: name },
  };
}
