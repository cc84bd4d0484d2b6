import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { RenderOptions } from 'shared/shellModule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleasedCode, SandboxPageOrder } from './messages.ts';
import { openSandbox } from './openSandbox.ts';
import { askSandbox, type SandboxedCode } from './sandboxes.ts';

const code = (name: string, text: string): ReleasedCode => ({
  name,
  version: '1.0.0',
  integrity: createHash('sha256').update(text).digest('hex'),
  text,
});

const shell = code(
  'shell',
  `exports.shares = { react: { version: 'whole' } };
   exports.renderPage = async ({ page }) => String(await page.Page());`,
);

/** Returns the code of a remote with one page. `page` is the body of its asynchronous render function. */
const remote = (page: string, before = '') =>
  code(
    'news',
    `${before}
     const words = async () => ({});
     exports.remote = { name: 'news', routes: [], locales: { ua: words, en: words },
       pageMeta: { ua: async () => ({ '/': {} }), en: words }, pages: { P: async () => async () => { ${page} } } };`,
  );

const order: SandboxPageOrder = {
  options: { path: '/', language: 'ua' } as Partial<RenderOptions> as RenderOptions,
  page: { owner: 'news', version: '1.0.0', route: { path: '/', page: 'P' } },
};

const render = (tenants: SandboxedCode, timeLimit = 10_000) =>
  askSandbox(tenants, { ask: 'renderPage', ...order }, timeLimit);

/** Renders a page. @returns its output or its error */
const outcome = (page: string, before?: string, timeLimit?: number): Promise<string> =>
  render({ shell, remote: remote(page, before) }, timeLimit).catch(String);

let server: Server;
let port: number;
let callers = 0;

beforeAll(async () => {
  process.env.SECRET_OF_ANOTHER_TEAM = 'do not read';
  server = createServer((socket) => {
    callers += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  delete process.env.SECRET_OF_ANOTHER_TEAM;
  server.close();
});

describe('access of a hostile release', () => {
  it.each([
    ['the environment', 'return JSON.stringify(process.env)', '{"NODE_ENV":"production"}'],
    [
      'the environment, by process methods',
      'return typeof process.getuid + typeof process.report',
      'undefinedundefined',
    ],
    ['a file', 'return require("fs").readFileSync("/etc/passwd")', 'Error: news 1.0.0 requests "fs"'],
    ['a process', 'return require("node:child_process")', 'Error: news 1.0.0 requests "node:child_process"'],
    ['a thread', 'return require("worker_threads")', 'Error: news 1.0.0 requests "worker_threads"'],
    ['a socket', 'return require("net")', 'Error: news 1.0.0 requests "net"'],
    ['a property that every object has', 'return require("constructor")', 'Error: news 1.0.0 requests "constructor"'],
    [
      'a Node module, by getBuiltinModule',
      'return process.getBuiltinModule("net")',
      'getBuiltinModule is not a function',
    ],
    ['a Node module, by dynamic import', 'return Object.keys(await import("node:net"))', 'dynamic import'],
    ['a binding', 'return process.binding("fs")', 'process.binding is not a function'],
    ['the main module', 'return typeof process.mainModule + typeof module.constructor._load', 'undefinedundefined'],
    [
      'code from a string, by Function',
      'return Function("return process")()',
      'Code generation from strings disallowed',
    ],
    [
      'code from a string, by an async constructor',
      'return (async () => {}).constructor("return import(`node:fs`)")()',
      'Code generation from strings disallowed',
    ],
    ['code from a string, by eval', 'return (0, eval)("process")', 'Code generation from strings disallowed'],
    [
      'private objects of the sandbox, by the stack',
      `Error.prepareStackTrace = (_, sites) => sites;
       const others = new Error().stack.filter((site) => !/1.0.0/.test(site.getFileName()));
       return others.map((site) => typeof site.getThis() + typeof site.getFunction()).join()`,
      /^(undefinedundefined,?)+$/,
    ],
    ['the end of the process', 'return process.exit(0)', 'process.exit is not a function'],
    ['the end of its parent', 'return process.kill(process.ppid)', 'process.kill is not a function'],
    ['the network', 'return fetch("http://127.0.0.1:PORT")', 'fetch is not defined'],
    ['the network, by WebSocket', 'return new WebSocket("ws://127.0.0.1:PORT")', 'WebSocket is not defined'],
    [
      'the network, by other web APIs',
      `new Response('a');
       const hidden = Object.getOwnPropertySymbols(globalThis).map(String).filter((name) => /undici|dispatcher/.test(name));
       return [typeof EventSource, typeof Request, typeof Headers, typeof XMLHttpRequest, hidden.length].join()`,
      'undefined,undefined,undefined,undefined,0',
    ],
    ['modules that are global in a REPL', 'return [typeof net, typeof fs, typeof http].join()', /^(undefined,?)+$/],
    ['WebAssembly', 'return typeof WebAssembly', 'undefined'],
    ['the stream behind the console', 'return typeof console._stdout + typeof console._stderr', 'undefinedundefined'],
  ])('access is refused or empty: %s', async (_what, page, learned) => {
    const told = await outcome(page.replace('PORT', String(port)));
    if (typeof learned === 'string') expect(told).toContain(learned);
    else expect(told).toMatch(learned);
    expect(told).not.toContain('do not read');
  });

  it('a shell can require only the Node APIs that React renders with', async () => {
    const found = (request: string) =>
      render({
        shell: code(
          'shell',
          `exports.shares = {}; const found = require('${request}');
           exports.renderPage = async () => Object.keys(found).join();`,
        ),
      }).catch(String);
    expect(await found('node:crypto')).toBe('createHash');
    expect(await found('async_hooks')).toBe('AsyncLocalStorage');
    expect(await found('util')).toBe('TextEncoder');
    expect(await found('stream')).toBe('PassThrough,Readable,Writable');
    expect(await found('fs')).toContain('shell 1.0.0 requests "fs", which its Node build does not contain');
    expect(await found('node:process')).toContain('requests "node:process"');
  });
});

describe('how a hostile release is stopped', () => {
  it('an endless loop while a release is evaluated ends at the time limit', async () => {
    const sandbox = openSandbox();
    const loading = sandbox.ask({ ask: 'load', shell, remote: remote('', 'for (;;);') }, 1_500);
    await expect(loading).rejects.toThrow('it did not respond within 1.5 s');
    expect(sandbox.alive()).toBe(false);
  });

  it.each([
    ['an endless loop in a page', 'for (;;);'],
    ['a page that waits for a pending promise', 'await new Promise(() => {})'],
    ['an endless loop of microtasks', 'const again = () => Promise.resolve().then(again); await again()'],
  ])('%s ends at the time limit', async (_what, page) => {
    // Each case uses a release of its own, because sandboxes count lost processes per release.
    expect(await outcome(page, undefined, 400)).toBe('Error: it did not respond within 0.4 s');
  });

  it('a page that exceeds the memory limit ends its process, and the error names the limit', async () => {
    const page = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))';
    expect(await outcome(page, undefined, 60_000)).toBe('Error: it needs more memory than 512 MB');
  });

  it('a page cannot allocate 4 GB outside the heap', async () => {
    const page =
      'const all = []; for (let n = 0; n < 64; n += 1) all.push(Buffer.alloc(2 ** 26, 1)); return "took " + all.length';
    expect(await outcome(page, undefined, 60_000)).toMatch(/Failed to allocate memory|needs more memory/);
  });

  it('a forged response is treated as console output', async () => {
    const lines: string[] = [];
    const forging = remote('console.log(`{"id":2,"answer":"forged"}\\n`); return "whole"');
    expect(await render({ shell, remote: forging, tell: (line) => lines.push(line) })).toBe('whole');
    await expect.poll(() => lines).toContain('{"id":2,"answer":"forged"}');
  });

  it('a response with a changed prototype fails its own page and pollutes no object', async () => {
    const bent = 'Object.prototype.toJSON = () => ({ id: 2, answer: { __proto__: { evil: 1 } } }); return "whole"';
    expect(await outcome(bent)).toMatch(/^Error: /);
    expect(await outcome('return { toString: () => "plain" }')).toBe('plain');
    expect((Object.prototype as { evil?: unknown }).evil).toBeUndefined();
  });

  it('excess console output is cut, and an oversized response ends the process', async () => {
    let characters = 0;
    const flooding = remote('for (let n = 0; n < 1e5; n += 1) console.log("x".repeat(5_000)); return "whole"');
    expect(await render({ shell, remote: flooding, tell: (line) => (characters += line.length) })).toBe('whole');
    expect(characters).toBeLessThan(256_000);
    expect(await outcome('return "x".repeat(40e6)')).toBe('Error: it sent a response of more than 32 MB');
  });

  it('an error thrown in a timer is reported as the page’s error, without a stack', async () => {
    const late = remote('setTimeout(() => { throw new Error("late") }); await new Promise(() => {})');
    await expect(render({ shell, remote: late })).rejects.toThrow(/^late$/);
  });

  it('control characters are removed from console output and errors', async () => {
    const lines: string[] = [];
    const steering = remote(
      'console.log("\\u001b[2Jred\\u0007\\u009b1m"); throw new Error("\\u001b[31mall is well\\u202e")',
    );
    await expect(render({ shell, remote: steering, tell: (line) => lines.push(line) })).rejects.toThrow(
      /^all is well$/,
    );
    await expect.poll(() => lines[0]).toBe('red');
  });

  it('no page of this suite has reached the network', () => {
    expect(callers).toBe(0);
  });
});
