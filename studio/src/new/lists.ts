import { parseSync, Visitor } from 'oxc-parser';

/** A place in a source, in characters from its beginning. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A list in a source, and what it lists. */
interface List extends Span {
  readonly entries: readonly Span[];
}

/** Where a remote lists its pages, in code: by the file, and by what the list is there. */
export const pageLists = {
  'src/routes.ts': 'routes',
  'src/remote.ts': 'pages',
  'src/locales/words.ts': 'wordsByPage',
  'art/drawings.ts': 'drawings',
  'art/cards/cards.ts': 'card',
} as const;

export type PageList = (typeof pageLists)[keyof typeof pageLists];

/** The source of a list's last entry; undefined where there is no such list, or it is empty. */
export function lastEntry(source: string, which: PageList): string | undefined {
  const last = listIn(source, which)?.entries.at(-1);
  return last && source.slice(last.start, last.end);
}

/** A source with one entry more at the end of a list; undefined where there is no such list. */
export function withEntry(source: string, which: PageList, entry: string): string | undefined {
  const list = listIn(source, which);
  if (!list) return undefined;
  const last = list.entries.at(-1);
  const at = last?.end ?? list.start + 1;
  return `${source.slice(0, at)}${last ? ', ' : ''}${entry}${source.slice(at)}`;
}

function listIn(source: string, which: PageList): List | undefined {
  const { program, errors } = parseSync('list.ts', source);
  if (errors.length > 0) return undefined;
  let found: List | undefined;
  const take = (node: unknown) => {
    found ??= asList(node);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (which !== 'routes' && which !== 'drawings') return;
      if (id.type === 'Identifier' && id.name === which) take(init);
    },
    Property: ({ key, value }) => {
      if (which === 'pages' && key.type === 'Identifier' && key.name === which) take(value);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (which === 'wordsByPage' && callee.type === 'Identifier' && callee.name === which) take(first);
    },
    ArrayExpression: (node) => {
      if (which === 'card' && node.elements.some(isCard)) take(node);
    },
  }).visit(program);
  return found;
}

/** The cards of pages stand beside others, each as `card('/path', backdrop)`. */
const isCard = (element: unknown): boolean => {
  const { type, callee } = (element ?? {}) as { type?: string; callee?: { name?: string } };
  return type === 'CallExpression' && callee?.name === 'card';
};

/** An array or an object that is written out. */
function asList(node: unknown): List | undefined {
  const { type, start, end, elements, properties } = (node ?? {}) as Span & {
    readonly type?: string;
    readonly elements?: readonly (Span | null)[];
    readonly properties?: readonly Span[];
  };
  if (type === 'ArrayExpression') return { start, end, entries: (elements ?? []).filter((each) => each !== null) };
  if (type === 'ObjectExpression') return { start, end, entries: properties ?? [] };
  return undefined;
}

/** What a remote's `messages.ts` says: the hook that its pages take their words by, and where the type of all words ends. */
export interface MessagesModule {
  readonly hook: string;
  readonly typeEnd: number;
  /** Behind the last import. */
  readonly importsEnd: number;
}

/** Undefined where the module has no `use…Messages`, or no type `…Messages` to add to. */
export function messagesIn(source: string): MessagesModule | undefined {
  const { program, errors } = parseSync('messages.ts', source);
  if (errors.length > 0) return undefined;
  let [hook, typeEnd, importsEnd]: [string | undefined, number | undefined, number] = [undefined, undefined, 0];
  new Visitor({
    ImportDeclaration: ({ end }) => {
      importsEnd = Math.max(importsEnd, end);
    },
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier' && /^use\w+Messages$/.test(id.name)) hook ??= id.name;
    },
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      if (/\wMessages$/.test(id.name)) typeEnd ??= typeAnnotation.end;
    },
  }).visit(program);
  return hook !== undefined && typeEnd !== undefined ? { hook, typeEnd, importsEnd } : undefined;
}
