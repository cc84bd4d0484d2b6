/**
 * Program of a sandbox: a process that evaluates one shell and at most one remote, and answers requests about them. Node gets the program
 * as text, and it imports only types. So the process needs no permission to read files. The parent process does not trust its replies.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { PassThrough, Readable, Writable } from 'node:stream';
import { format, TextEncoder as Utf8 } from 'node:util';
import { compileFunction, runInNewContext } from 'node:vm';
import type { PageMetas, Remote } from 'shared/contract';
import type { ShellModule } from 'shared/shellModule';
import type { ReleasedCode, SandboxReply, SandboxRequest } from './messages.ts';

const answersTo = 3;
const outputTo = 2;
const { stdin, exit } = process;
const onCrash = process.on.bind(process);

/** Characters that the release may still print before its output is cut. */
let outputLeft = 256_000;

function print(...values: unknown[]): void {
  const text = `${format(...values).slice(0, 4_000)}\n`;
  outputLeft -= text.length;
  if (outputLeft > 0) writeAll(outputTo, text);
}

function writeAll(to: number, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(to, bytes, written);
    } catch (error) {
      // Writes again if the pipe is full, which happens while the parent process reads slowly.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

/** Node modules that a shell may require, because React needs them for rendering. */
const builtins: Readonly<Record<string, unknown>> = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash },
  stream: { PassThrough, Readable, Writable },
  util: { TextEncoder: Utf8 },
};

/** Replaces `Response` with a class that only reads a body as text. Node's own class would load network code. */
class WholeBody {
  readonly #body: AsyncIterable<Uint8Array> | string;
  constructor(body: AsyncIterable<Uint8Array> | string) {
    this.#body = body;
  }
  async text(): Promise<string> {
    if (typeof this.#body === 'string') return this.#body;
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of this.#body) text += decoder.decode(chunk, { stream: true });
    return text + decoder.decode();
  }
}

/** Globals that released code may use, besides those of JavaScript itself. The sandbox removes all others. */
const keptGlobals = `AbortController AbortSignal Buffer ByteLengthQueuingStrategy CountQueuingStrategy CustomEvent DOMException Event
  EventTarget MessageChannel MessageEvent MessagePort ReadableByteStreamController ReadableStream ReadableStreamBYOBReader
  ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader TextDecoder TextEncoder TransformStream
  TransformStreamDefaultController URL URLSearchParams WritableStream WritableStreamDefaultController WritableStreamDefaultWriter atob
  btoa clearImmediate clearInterval clearTimeout crypto global queueMicrotask setImmediate setInterval setTimeout structuredClone`;

function closeWorld(): void {
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const keptNames = new Set([...language, ...keptGlobals.split(/\s+/)]);
  for (const name of ['console', 'WebAssembly']) keptNames.delete(name);
  for (const name of Reflect.ownKeys(globalThis))
    if (!keptNames.has(name as string)) Reflect.deleteProperty(globalThis, name);
  const started = Date.now();
  const levels = ['debug', 'error', 'info', 'log', 'trace', 'warn'].map((level) => [level, print]);
  const replaced = {
    console: Object.fromEntries(levels),
    performance: Object.freeze({ now: () => Date.now() - started, timeOrigin: started }),
    process: Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) }),
    Response: WholeBody,
  };
  for (const [name, value] of Object.entries(replaced)) Object.defineProperty(globalThis, name, { value });
}

let shell: ShellModule | undefined;
let remote: Remote | undefined;
/** Name of the release that was evaluated last, for error messages. */
let running = '';

const nameOf = ({ name, version }: ReleasedCode): string => `${name} ${version}`;

function evaluate(code: ReleasedCode, require: (request: string) => unknown): unknown {
  running = nameOf(code);
  const module = { exports: {} };
  compileFunction(code.text, ['module', 'exports', 'require'], { filename: running })(module, module.exports, require);
  return module.exports;
}

function evaluateShell(code: ReleasedCode): void {
  shell = evaluate(code, (request) => {
    const name = request.replace(/^node:/, '');
    if (Object.hasOwn(builtins, name)) return builtins[name];
    throw new Error(`${nameOf(code)} requests "${request}", which its Node build does not contain`);
  }) as ShellModule;
}

function evaluateRemote(code: ReleasedCode, shellName: string): void {
  const exported = evaluate(code, (request) => {
    const shares = shell?.shares ?? {};
    if (Object.hasOwn(shares, request) && shares[request]) return shares[request];
    throw new Error(
      `${nameOf(code)} requests "${request}", which the ${shellName} does not share. Release a shell that shares it, or keep the import inside the remote`,
    );
  });
  remote = (exported as { remote?: Remote }).remote;
}

async function answer(request: SandboxRequest): Promise<unknown> {
  if (request.ask === 'load') {
    evaluateShell(request.shell);
    if (request.remote) evaluateRemote(request.remote, nameOf(request.shell));
    return null;
  }
  if (!shell) throw new Error('no shell was loaded');
  switch (request.ask) {
    case 'describeShell':
      return { iconSvg: shell.iconSvg, app: shell.app };
    case 'mergeSite':
      return shell.mergeSite(request.values, request.file);
    case 'describeRemote':
      return describe();
    case 'fillTitles':
      return { ua: titles('ua', request), en: titles('en', request) };
    case 'renderPage':
      return render(request);
  }
}

function titles(language: 'ua' | 'en', { site, metas }: Extract<SandboxRequest, { ask: 'fillTitles' }>) {
  return Object.fromEntries(
    Object.entries(metas[language]).map(([path, meta]) => [path, shell?.fill(meta, site, language).title]),
  );
}

async function describe() {
  const none = { ua: {}, en: {} };
  if (typeof remote?.name !== 'string') return { routes: [], locales: none, pageMeta: none };
  const { name, routes, locales, pageMeta } = remote;
  const { redirects, words } = remote as { redirects?: unknown; words?: object };
  return {
    name,
    routes,
    locales: { ua: await locales.ua(), en: await locales.en() },
    pageMeta: { ua: await pageMeta.ua(), en: await pageMeta.en() },
    ...(words && { wordsBy: Object.keys(words) }),
    ...(redirects !== undefined && { redirects }),
  };
}

async function render({ options, page }: Extract<SandboxRequest, { ask: 'renderPage' }>): Promise<unknown> {
  const { path, language } = options;
  const meta: PageMetas[string] | undefined = page && (await remote?.pageMeta[language]())?.[path];
  const Page = page && (await remote?.pages[page.route.page]?.());
  // Does the same as `selectMessageLoaders` in `shared/contract`, which this program cannot import (only types).
  const words = page && (remote?.words?.[page.route.path] ?? remote?.locales);
  const messages = await words?.[language]();
  const hydratesOnIntent = remote?.hydratesOnIntent === true;
  return shell?.renderPage({
    ...options,
    page: page && Page && meta && messages && { ...page, Page, messages, meta, hydratesOnIntent },
  });
}

const send = (reply: SandboxReply): void => writeAll(answersTo, `${JSON.stringify(reply)}\n`);

const messageOf = (error: unknown): string => String(error instanceof Error ? error.message : error).slice(0, 8_000);

let requestCount = 0;

async function serve(line: string): Promise<void> {
  const { id, request } = JSON.parse(line) as { readonly id: number; readonly request: SandboxRequest };
  requestCount = id;
  try {
    send({ id, answer: await answer(request) });
  } catch (error) {
    // Sends the stack, too, for the developers of the release.
    const stack = error instanceof Error ? String(error.stack).slice(0, 8_000) : '';
    send({ id, thrown: { message: messageOf(error), release: running, stack } });
  }
}

const begun: string[] = [];
stdin.setEncoding('utf8');
stdin.on('data', (chunk: string) => {
  const [first = '', ...others] = chunk.split('\n');
  begun.push(first);
  for (const next of others) {
    void serve(begun.splice(0).join(''));
    begun.push(next);
  }
});
// Ends the process when its input ends, because the parent process has ended then.
stdin.on('end', () => exit(0));
onCrash('uncaughtException', (error) => {
  send({ id: requestCount, thrown: { message: messageOf(error), release: running } });
  exit(1);
});
closeWorld();
