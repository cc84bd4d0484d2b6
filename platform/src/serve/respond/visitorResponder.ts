import { LRUCache } from 'lru-cache';
import type { ViewCounter } from '../../observe/viewCounter.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { findPreview } from '../../store/protocol/preview.ts';
import { type CacheCounts, createReadCache } from '../../store/protocol/readKey.ts';
import { getNotFoundDocument } from '../../store/responses/documentNames.ts';
import { allowedMethods, isDocument } from '../../store/responses/headerPolicy.ts';
import { type ChosenSite, chooseSite } from './chooseSite.ts';
import { type FollowOptions, followLog } from './followLog.ts';
import {
  createRefusedPreview,
  leavePreview,
  openPreview,
  type PreviewLink,
  readPreviewLink,
  respondWithPanelScript,
} from './previewSession.ts';
import type { HostFunctions } from './representation.ts';
import { createEmptyResponse, type SiteResponse, stripTargetOrigin } from './response.ts';
import { createResponseCache } from './responseCache.ts';
import type { SiteRequest } from './SiteRequest.ts';
import { createReleaseLookup, fillCache, openSite, type SiteContent } from './siteContent.ts';
import { respondFromSite, respondNotFound } from './siteResponder.ts';
import { createUnavailablePage } from './unavailablePage.ts';

interface VisitorOptions extends FollowOptions, HostFunctions {
  /** Names each view and counts those of pages. Without an observer, views have no names, and pages send no reports. */
  readonly observer?: ViewCounter | undefined;
  readonly cacheCounts?: CacheCounts | undefined;
  /** Maximum bytes of the cache of reads. Files in it can be served even if the store is unavailable. */
  readonly cacheBytes: number;
}

export interface VisitorResponder {
  /**
   * Returns the live entry, once its site is open.
   * @throws ExplainedError if nothing is live, or if the entry cannot be read
   */
  live(): Promise<LogEntry>;
  /** Responds to any request. Never rejects: if something fails, the visitor gets an error page. */
  respond(request: SiteRequest): Promise<SiteResponse>;
}

/** Share of `cacheBytes` for whole responses. It is small, because the cache of reads already holds most of their bodies. */
const answersShare = 1 / 4;

/** Maximum number of sites to keep open: the live one, the canary's, and some previews. */
const openAtOnce = 8;

/**
 * Serves visitors from a store: the live site as it changes, canaries and previews. All hosts that run our code use this function. The
 * configurations for other hosts follow the same policy.
 */
export function createVisitorResponder(options: VisitorOptions): VisitorResponder {
  const read = createReadCache(options.read, options.cacheBytes, options.now, options.cacheCounts);
  const respondFromCache = createResponseCache(Math.ceil(options.cacheBytes * answersShare), options.cacheCounts);
  const sites = new LRUCache<string, SiteContent>({ max: openAtOnce });
  const released = createReleaseLookup(read);
  const openKnownSite = async (id: string): Promise<SiteContent> => {
    const site = sites.get(id) ?? (await openSite({ ...options, read }, id, released));
    sites.set(id, site);
    return site;
  };
  const live = followLog(options, async ({ site: id, manifest }) => {
    const site = await openKnownSite(id);
    // Reads all tables in advance, except in a Worker: its instances start often and should read only the tables that a request needs.
    if (!options.everyRequestChecks) await released.readAll(manifest);
    if (options.preloadFiles) await fillCache(site);
  });

  async function respond(sent: SiteRequest): Promise<SiteResponse> {
    const request = stripTargetOrigin(sent);
    if (!allowedMethods.some((each) => each === request.method))
      return createEmptyResponse(405, { allow: allowedMethods.join(', ') });
    const link = readPreviewLink(request.target);
    if (link?.kind === 'end') return leavePreview(request);
    try {
      if (link) return await followPreviewLink(request, link);
      const choice = await chooseSite(read, await live(), request);
      const panel = choice.preview && respondWithPanelScript(request);
      if (panel) return addView(panel, request, choice, options.observer);
      const site = await openKnownSite(choice.site);
      const respond = (asked: SiteRequest) => respondFromSite(site, asked, choice);
      const response = choice.isPublic ? await respondFromCache(choice.live, request, respond) : await respond(request);
      return addView(response, request, choice, options.observer);
    } catch (error) {
      options.report(error);
      return createUnavailablePage(request);
    }
  }

  async function followPreviewLink(
    request: SiteRequest,
    link: Extract<PreviewLink, { kind: 'open' }>,
  ): Promise<SiteResponse> {
    const openedPreview = await findPreview(read, link.id);
    if (openedPreview && !openedPreview.ended) return openPreview(request, link);
    const site = await openKnownSite((await live()).site);
    // Responds with 410 for a closed preview and 404 for an unknown one.
    const refusal = await respondNotFound(site, request, getNotFoundDocument(link.page), openedPreview ? 410 : 404);
    return createRefusedPreview(request, refusal);
  }

  return { live, respond };
}

/**
 * Adds log entry, arm and view to a response. A header carries the view's ID, because the document's bytes are the same for all visitors,
 * compressed in advance, and used as dictionaries. The header also tells the page whether to measure vitals and to report.
 */
function addView(
  response: SiteResponse,
  { method }: SiteRequest,
  { live, preview, visitor, isInCanary = false }: ChosenSite,
  observer: ViewCounter | undefined,
): SiteResponse {
  if (preview) return { ...response, seen: { entry: live.number, arm: 'preview' } };
  const arm = isInCanary ? 'canary' : 'live';
  if (!observer || method !== 'GET' || !isDocument(response)) return { ...response, seen: { entry: live.number, arm } };
  const { name, sampled, asked } = observer.recordView(live, arm, visitor, response.page);
  return {
    ...response,
    headers: {
      ...response.headers,
      'server-timing': `view;desc="${name}"${sampled ? ', vitals' : ''}${asked ? ', report' : ''}`,
    },
    seen: { entry: live.number, arm, view: name },
  };
}
