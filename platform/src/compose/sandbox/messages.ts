import type { languages, PageMetas, Path, Route } from 'shared/contract';
import type { RenderOptions } from 'shared/shellModule';
import type { Site } from 'shared/siteValues';
import * as v from 'valibot';

/** A Node build as a sandbox is given it. */
export interface ReleasedCode {
  readonly name: string;
  readonly version: string;
  /** Of the text: what is evaluated once need not be evaluated again. */
  readonly integrity: string;
  readonly text: string;
}

/** A page as a sandbox is asked for it: the component is found there. Without a remote's page it is the not-found page. */
export interface PageOrder {
  readonly options: Omit<RenderOptions, 'page'>;
  readonly page?: { readonly owner: string; readonly version: string; readonly route: Route } | undefined;
}

/** Questions that a sandbox can be asked, one line of JSON each. */
export type Request =
  | { readonly ask: 'load'; readonly shell: ReleasedCode; readonly remote?: ReleasedCode | undefined }
  | { readonly ask: 'describeShell' }
  | { readonly ask: 'mergeSite'; readonly values: Readonly<Record<string, unknown>>; readonly file: string }
  | { readonly ask: 'describeRemote' }
  | { readonly ask: 'fillTitles'; readonly site: Site; readonly metas: Readonly<Record<'ua' | 'en', PageMetas>> }
  | ({ readonly ask: 'renderPage' } & PageOrder);

/** One of them by its name. */
export type RequestTo<Ask extends Request['ask']> = Extract<Request, { readonly ask: Ask }>;

/** Form of what is sent back: it is believed to be of this one, and of no other. */
export const replySchema = v.union([
  v.strictObject({ id: v.number(), answer: v.unknown() }),
  v.strictObject({
    id: v.number(),
    /** The error that was thrown: of which release it is, and where, as the engine writes it. */
    thrown: v.strictObject({ message: v.string(), release: v.string(), stack: v.exactOptional(v.string()) }),
  }),
]);

/** The reply of a sandbox: one line of JSON for each request. */
export type Reply = v.InferOutput<typeof replySchema>;

const isPath = (input: unknown): boolean => typeof input === 'string' && input.startsWith('/');
const path = v.custom<Path>(isPath, 'is not a path');
const inEachLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ ua: schema, en: schema } satisfies Record<(typeof languages)[number], Schema>);
// What a page's words and metadata must hold is for the gate and the shell to say.
const words = v.record(v.string(), v.unknown());
const metas = v.custom<PageMetas>((input) => v.is(v.record(v.string(), words), input), 'is not metadata by path');

/** Form of what a shell says of the site as an app. */
const appSchema = v.strictObject({
  themeColor: v.string(),
  backgroundColor: v.string(),
  icons: v.pipe(
    v.array(v.strictObject({ file: v.string(), side: v.number(), masked: v.optional(v.boolean()) })),
    v.readonly(),
  ),
});

/** The forms of the answers, by what was asked. */
export const answers = {
  load: v.null(),
  describeShell: v.strictObject({ iconSvg: v.string(), app: appSchema }),
  mergeSite: v.custom<Site>((input) => v.is(words, input), 'are not the values of a site'),
  describeRemote: v.strictObject({
    /** Undefined where the build exports no remote. */
    name: v.optional(v.string()),
    routes: v.pipe(
      v.array(v.strictObject({ path, page: v.string(), detectsLanguage: v.exactOptional(v.literal(true)) })),
      v.maxLength(2_000, 'are more than 2000'),
    ),
    locales: inEachLanguage(words),
    pageMeta: inEachLanguage(metas),
    /** The pages that have words of their own. */
    wordsBy: v.optional(v.array(path), []),
    /** Targets of its addresses of before; null where what was there is gone. */
    redirects: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
  fillTitles: inEachLanguage(v.record(v.string(), v.string())),
  renderPage: v.string(),
} as const;

export type Answer<Ask extends Request['ask']> = v.InferOutput<(typeof answers)[Ask]>;
