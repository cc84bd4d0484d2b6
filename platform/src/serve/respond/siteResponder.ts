import { getHashedFilesBase, getReleaseBase, NotFoundError } from 'shared/contract';
import { findContent } from '../../store/protocol/content.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import {
  addVaryCookie,
  addVisitorHeaders,
  createDocumentHeaders,
  createReleaseFileHeaders,
  createSiteFileHeaders,
  removeTag,
} from '../../store/responses/createHeaders.ts';
import type { NotFoundDocument } from '../../store/responses/documentNames.ts';
import {
  clearCacheHeaders,
  createDeltaHeaders,
  type Headers,
  previewHeaders,
  varyValues,
} from '../../store/responses/headerPolicy.ts';
import type { ChosenSite } from './chooseSite.ts';
import { disableDeltas, hasDictionary, readDictionary, supportsDictionaries } from './dictionaries.ts';
import { addPreviewBadge } from './previewSession.ts';
import { respondWithProof } from './proof.ts';
import { readDelta } from './readDelta.ts';
import { readRepresentation, type StoredFile } from './representation.ts';
import { type ResolvedTarget, resolveTarget } from './resolveTarget.ts';
import { createConditionalResponse, createEmptyResponse, createFullResponse, type SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';
import { type ReleasedFile, requireListedFile, type SiteContent } from './siteContent.ts';
import { respondWithSpeculationRules } from './speculation.ts';

/** Reason for which a visitor gets a site: live, canary or preview. Caching, and the releases that are served, depend on it. */
type Viewing = Omit<ChosenSite, 'site'>;

/**
 * Responds to a GET or HEAD request for a file of a site or release, or for another address of the site.
 * @throws ExplainedError if a listed file is missing or altered in the store
 */
export async function respondFromSite(
  content: SiteContent,
  request: SiteRequest,
  viewing: Viewing,
): Promise<SiteResponse> {
  const { files, pages, redirects = {} } = content.listing;
  const resolved = resolveTarget(request.target, {
    has: (file) => Object.hasOwn(files, file),
    isPage: (file) => Object.hasOwn(pages, file),
    redirect: (address) => (Object.hasOwn(redirects, address) ? redirects[address] : undefined),
  });
  switch (resolved.kind) {
    case 'document':
      return makePrivate(await document(content, request, resolved.file, viewing), viewing);
    case 'file': {
      const headers = createSiteFileHeaders(content.documentHeaders, resolved.file);
      return makePrivate(
        await respondWithFile(content, request, requireListedFile(files, resolved.file), headers),
        viewing,
      );
    }
    case 'release':
    case 'hashed':
      return respondWithReleaseFile(content, request, resolved, viewing);
    case 'speculation':
      return respondWithSpeculationRules(request);
    case 'proof':
      // Serves the log up to the live entry, whichever site the visitor gets, because this response is the same for all visitors.
      return (
        (await respondWithProof(content.read, request, resolved.path, viewing.live)) ??
        makePrivate(await respondNotFound(content, request, '404.html'), viewing)
      );
    case 'redirect':
      return makePrivate(createEmptyResponse(308, { location: resolved.to }), viewing);
    case 'malformed':
      return createEmptyResponse(400);
    case 'notFound':
      return makePrivate(await respondNotFound(content, request, resolved.document), viewing);
    case 'gone':
      return makePrivate(await respondNotFound(content, request, resolved.document, 410), viewing);
  }
}

async function document(
  content: SiteContent,
  request: SiteRequest,
  name: string,
  { preview, live }: Viewing,
): Promise<SiteResponse> {
  const file = requireListedFile(content.listing.files, name);
  const headers = createDocumentHeaders(
    content.documentHeaders,
    name,
    supportsDictionaries(request) && !live.deltasOff,
  );
  if (!preview)
    return {
      ...(await respondWithDelta(content, request, file, headers, live)),
      page: content.listing.pages[name]?.owner ?? 'shell',
    };
  const withBadge = addPreviewBadge(await readRepresentation(content, file), preview);
  return createFullResponse(200, withBadge, content.documentHeaders);
}

/**
 * Serves a browser file of a release, addressed by version or by hash. Every visitor gets files in the live manifest; visitors of a preview
 * also get those of its release.
 */
async function respondWithReleaseFile(
  content: SiteContent,
  request: SiteRequest,
  resolved: Extract<ResolvedTarget, { kind: 'release' | 'hashed' }>,
  viewing: Viewing,
): Promise<SiteResponse> {
  const { name, file } = resolved;
  const { live, besides = [] } = viewing;
  const address =
    (resolved.kind === 'hashed' ? getHashedFilesBase(name) : getReleaseBase(name, resolved.version)) + file;
  const publicFile = await content.released.find(live.manifest, name, address);
  if (publicFile) {
    const publicResponse = respondWithPublicFile(content, request, file, publicFile, live);
    const response = await (publicFile.until === undefined ? publicResponse : publicResponse.catch(ignoreCollected));
    if (response) return response;
  }
  const former =
    resolved.kind === 'release' ? await respondWithFormerFile(content, request, resolved, live) : undefined;
  if (former) return former;
  for (const { version } of besides.filter((each) => each.name === name)) {
    const release =
      resolved.kind === 'hashed' || resolved.version === version ? await content.describe(name, version) : undefined;
    const fileContent = release && findContent(release.files, `browser/${file}`);
    if (fileContent)
      return makePrivate(await respondWithFile(content, request, { file, content: fileContent }, {}), viewing);
  }
  return makePrivate(await respondNotFound(content, request, '404.html'), viewing);
}

/** Serves a file of a former live version to tabs that are still open. @returns undefined if it is no longer listed, or was removed */
async function respondWithFormerFile(
  content: SiteContent,
  request: SiteRequest,
  { name, version, file }: Extract<ResolvedTarget, { kind: 'release' }>,
  { manifest }: LogEntry,
): Promise<SiteResponse | undefined> {
  if (!(await content.released.isLeft(manifest, name, version))) return undefined;
  const release = await content.describe(name, version);
  const fileContent = release && findContent(release.files, `browser/${file}`);
  const headers = createReleaseFileHeaders('release', name, file, false);
  return (
    fileContent && respondWithFile(content, request, { file, content: fileContent }, headers).catch(ignoreCollected)
  );
}

/**
 * Turns the error about a content that `release gc` removed into undefined.
 * @throws other errors
 */
function ignoreCollected(error: unknown): undefined {
  if (error instanceof NotFoundError) return undefined;
  throw error;
}

/** Serves a file of a release. A script with a hash in its address may be sent as a delta. */
function respondWithPublicFile(
  content: SiteContent,
  request: SiteRequest,
  file: string,
  { body = '', br, all }: ReleasedFile,
  live: LogEntry,
): Promise<SiteResponse> {
  const storedFile = { file, content: { body, ...(br !== undefined && { br }) } };
  return all.vary === varyValues.byDictionary
    ? respondWithDelta(content, request, storedFile, all, live)
    : respondWithFile(content, request, storedFile, all);
}

/**
 * Serves a file as a delta, if one is listed for the visitor's dictionary. While deltas are off, sends the whole file. A browser with a
 * dictionary then also clears its cache, which may contain files from faulty deltas; that response is not cached.
 */
async function respondWithDelta(
  content: SiteContent,
  request: SiteRequest,
  file: StoredFile,
  headers: Headers,
  { deltas, deltasOff }: LogEntry,
): Promise<SiteResponse> {
  if (deltasOff) {
    const response = await respondWithFile(content, disableDeltas(request), file, headers);
    if (!hasDictionary(request)) return response;
    return { ...response, headers: { ...removeTag(response.headers), ...clearCacheHeaders } };
  }
  const dictionary = readDictionary(request);
  const delta = dictionary === undefined ? undefined : await readDelta(content, deltas, file, dictionary);
  if (!delta) return respondWithFile(content, request, file, headers);
  return createConditionalResponse(request, delta, file.content.body, { ...headers, ...createDeltaHeaders(headers) });
}

/** Serves the not-found page of a language, with the given status. @throws as `respondFromSite` does */
export async function respondNotFound(
  content: SiteContent,
  request: SiteRequest,
  name: NotFoundDocument,
  status = 404,
): Promise<SiteResponse> {
  const file = requireListedFile(content.listing.files, name);
  const representation = await readRepresentation(content, file, request.header('accept-encoding'));
  return createFullResponse(status, representation, content.documentHeaders);
}

async function respondWithFile(
  content: SiteContent,
  request: SiteRequest,
  file: StoredFile,
  headers: Headers,
): Promise<SiteResponse> {
  const representation = await readRepresentation(content, file, request.header('accept-encoding'));
  return createConditionalResponse(request, representation, file.content.body, headers);
}

function makePrivate(response: SiteResponse, { isPublic, preview, cookie }: Viewing): SiteResponse {
  if (isPublic) return response;
  const { etag, ...untagged } = response.headers;
  const ownHeaders: Headers = preview
    ? { ...untagged, ...previewHeaders, ...addVaryCookie(response.headers) }
    : { ...addVisitorHeaders(response.headers), ...(cookie && { 'set-cookie': cookie }) };
  return { ...response, headers: ownHeaders };
}
