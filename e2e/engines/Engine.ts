import { spawn } from 'node:child_process';
import { once } from 'node:events';

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

/** Expression that calls a function with arguments of JSON, and gives JSON. */
export const callOf = (run: unknown, words: readonly unknown[]): string =>
  `JSON.stringify((${run})(...${JSON.stringify(words)}) ?? null)`;

/**
 * Starts a program.
 * @param ready what it writes to its errors once it is ready, with a group for what is wanted of it
 * @returns that group, and a function that ends the program
 * @throws if the program ends before it is ready
 */
export async function startProgram(command: string, words: readonly string[], ready: RegExp) {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const end = () => child.kill() && ended;
  let text = '';
  for await (const piece of child.stderr.iterator({ destroyOnReturn: false })) {
    text += piece;
    const said = ready.exec(text)?.[1];
    if (said === undefined) continue;
    // Nobody reads what follows, and the program must not wait for a reader.
    child.stderr.resume();
    return { said, end };
  }
  throw new Error(`${command} ended with ${await ended} before it was ready: ${text}`);
}
