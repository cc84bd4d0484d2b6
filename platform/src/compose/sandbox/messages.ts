import type { languages, PageMetas, Path, Route } from 'shared/contract';
import type { RenderOptions } from 'shared/shellModule';
import type { Site } from 'shared/siteValues';
import * as v from 'valibot';

/** Node build in the form that a sandbox receives. */
export interface ReleasedCode {
  readonly name: string;
  readonly version: string;
  /** Integrity value of the text. A sandbox evaluates equal code once. */
  readonly integrity: string;
  readonly text: string;
}

/** A page to render in a sandbox. Without `page`, the sandbox renders the not-found page. */
export interface SandboxPageOrder {
  readonly options: Omit<RenderOptions, 'page'>;
  readonly page?: { readonly owner: string; readonly version: string; readonly route: Route } | undefined;
}

/** Requests to a sandbox; each is one line of JSON. */
export type SandboxRequest =
  | { readonly ask: 'load'; readonly shell: ReleasedCode; readonly remote?: ReleasedCode | undefined }
  | { readonly ask: 'describeShell' }
  | { readonly ask: 'mergeSite'; readonly values: Readonly<Record<string, unknown>>; readonly file: string }
  | { readonly ask: 'describeRemote' }
  | { readonly ask: 'fillTitles'; readonly site: Site; readonly metas: Readonly<Record<'ua' | 'en', PageMetas>> }
  | ({ readonly ask: 'renderPage' } & SandboxPageOrder);

export type SandboxRequestTo<Ask extends SandboxRequest['ask']> = Extract<SandboxRequest, { readonly ask: Ask }>;

/** Schema of a reply. Checks everything, because a release in the sandbox could forge a reply. */
export const replySchema = v.union([
  v.strictObject({ id: v.number(), answer: v.unknown() }),
  v.strictObject({
    id: v.number(),
    /** Message of the error, the release that threw it, and the stack. */
    thrown: v.strictObject({ message: v.string(), release: v.string(), stack: v.exactOptional(v.string()) }),
  }),
]);

/** Reply to a request; one line of JSON. */
export type SandboxReply = v.InferOutput<typeof replySchema>;

const isPath = (input: unknown): boolean => typeof input === 'string' && input.startsWith('/');
const path = v.custom<Path>(isPath, 'is not a path');
const inEachLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ ua: schema, en: schema } satisfies Record<(typeof languages)[number], Schema>);
// Accepts any object, because the release gate and the shell check the words themselves. A record schema would drop the keys `prototype`
// and `constructor`, so the gate would miss them.
const words = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null,
  'are not words by key',
);
const metas = v.custom<PageMetas>((input) => v.is(v.record(v.string(), words), input), 'is not metadata by path');

const appSchema = v.strictObject({
  themeColor: v.string(),
  backgroundColor: v.string(),
  icons: v.pipe(
    v.array(v.strictObject({ file: v.string(), side: v.number(), masked: v.optional(v.boolean()) })),
    v.readonly(),
  ),
});

export const responseSchemas = {
  load: v.null(),
  describeShell: v.strictObject({ iconSvg: v.string(), app: appSchema }),
  mergeSite: v.custom<Site>((input) => v.is(words, input), 'are not the values of a site'),
  describeRemote: v.strictObject({
    /** Name of the remote; undefined if the build exports no remote. */
    name: v.optional(v.string()),
    routes: v.pipe(
      v.array(v.strictObject({ path, page: v.string(), detectsLanguage: v.exactOptional(v.literal(true)) })),
      v.maxLength(2_000, 'are more than 2000'),
    ),
    locales: inEachLanguage(words),
    pageMeta: inEachLanguage(metas),
    /** Paths of pages that have their texts in a separate chunk. */
    wordsBy: v.optional(v.array(path), []),
    /** New address of each former path; null if the page was removed. */
    redirects: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
  fillTitles: inEachLanguage(v.record(v.string(), v.string())),
  renderPage: v.string(),
} as const;

export type SandboxResponse<Ask extends SandboxRequest['ask']> = v.InferOutput<(typeof responseSchemas)[Ask]>;
