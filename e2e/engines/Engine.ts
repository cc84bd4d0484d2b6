import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** One window of an engine other than the ordinary suites' own. */
export interface Engine {
  readonly version: string;
  /** Opens an address, and returns when the document has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page, which knows nothing of the module it stands in. Words and result are JSON. */
  evaluate<Words extends readonly unknown[], T>(run: (...words: Words) => T, ...words: Words): Promise<T>;
  /** Performs actions of WebDriver, which are the engine's own events of pointer and keys. */
  perform(sources: readonly object[]): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Goes through history: -1 is one step back. */
  traverse(steps: 1 | -1): Promise<void>;
  close(): Promise<void>;
}

/** The expression that calls a function with words of JSON, and is JSON. */
export const callOf = (run: unknown, words: readonly unknown[]): string =>
  `JSON.stringify((${run})(...${JSON.stringify(words)}) ?? null)`;

/** Starts a program. @returns what it says once it is ready, and a function that ends it */
export async function startProgram(command: string, words: readonly string[], ready: RegExp) {
  // The last is where a screen says its number.
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const end = () => child.kill() && ended;
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    for (const stream of child.stdio.slice(2) as Readable[])
      stream.on('data', (piece) => {
        text += piece;
        const found = ready.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${command} ended with ${code} before it was ready: ${text}`)));
  });
  return { said, end };
}
