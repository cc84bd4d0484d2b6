import type { ReadKey } from '../../store/protocol/readKey.ts';
import type { Choice } from './chooseSite.ts';
import { type Headers, immutable, perVisitor, previewed } from './policy.ts';
import { withBadge } from './preview.ts';
import { readRepresentation, type StoredFile } from './representation.ts';
import { resolveAddress } from './resolveAddress.ts';
import { conditionalResponse, emptyResponse, fullResponse, type SiteRequest, type SiteResponse } from './response.ts';
import { documentFile, openContent, readAhead, releasedFile, type SiteContent, siteFile } from './siteContent.ts';

/** Why a visitor sees this site: it decides what caches may keep. */
type Viewing = Omit<Choice, 'site'>;

/** Answers the requests (GET or HEAD) for one composed site, and for the files of every release in the store. */
export interface SiteResponder {
  /** @throws ExplainedError if what is asked for is listed, and not in the store as it was written */
  respond(request: SiteRequest, viewing: Viewing): Promise<SiteResponse>;
  /** Reads everything that the site consists of, released files aside, so that a cache has it. */
  readAhead(): Promise<void>;
}

/**
 * Opens one composed site.
 * @throws NotFoundError if it is not in the store
 * @throws InvalidInputError if compose did not write it
 */
export async function openSite(read: ReadKey, id: string): Promise<SiteResponder> {
  const content = await openContent(read, id);
  return {
    respond: (request, viewing) => respond(content, request, viewing),
    readAhead: () => readAhead(content),
  };
}

async function respond(content: SiteContent, request: SiteRequest, viewing: Viewing): Promise<SiteResponse> {
  const { files } = content.listing;
  const resolved = resolveAddress(request.target, { has: (file) => Object.hasOwn(files, file) });
  switch (resolved.kind) {
    case 'document':
      return forVisitor(await document(content, request, resolved.file, viewing), viewing);
    case 'file':
      return forVisitor(await fileResponse(content, request, siteFile(content, resolved.file), {}), viewing);
    case 'release': {
      const file = await releasedFile(content, resolved.name, resolved.version, resolved.file);
      if (file) return fileResponse(content, request, file, immutable);
      return forVisitor(await notFound(content, request, '404.html'), viewing);
    }
    case 'redirect':
      return emptyResponse(308, { location: resolved.to });
    case 'malformed':
      return emptyResponse(400);
    case 'notFound':
      return forVisitor(await notFound(content, request, resolved.document), viewing);
  }
}

async function document(
  content: SiteContent,
  request: SiteRequest,
  name: string,
  { preview }: Viewing,
): Promise<SiteResponse> {
  const file = documentFile(content, name);
  if (!preview) return fileResponse(content, request, file, content.documentHeaders);
  return fullResponse(200, withBadge(await readRepresentation(content, file), preview), content.documentHeaders);
}

async function notFound(content: SiteContent, request: SiteRequest, name: string): Promise<SiteResponse> {
  const file = documentFile(content, name);
  const representation = await readRepresentation(content, file, request.header('accept-encoding'));
  return fullResponse(404, representation, content.documentHeaders);
}

async function fileResponse(
  content: SiteContent,
  request: SiteRequest,
  file: StoredFile,
  headers: Headers,
): Promise<SiteResponse> {
  const representation = await readRepresentation(content, file, request.header('accept-encoding'));
  return conditionalResponse(request, representation, file.integrityOf('') ?? '', headers);
}

/** What depends on who asks is nobody else's: caches on the way keep it apart. */
function forVisitor(response: SiteResponse, { shared, preview, cookie }: Viewing): SiteResponse {
  if (shared) return response;
  const { etag, ...untagged } = response.headers;
  const own: Headers = preview
    ? { ...untagged, ...previewed }
    : { ...response.headers, ...perVisitor, ...(cookie && { 'set-cookie': cookie }) };
  return { ...response, headers: { ...own, vary: 'Accept-Encoding, Cookie' } };
}
