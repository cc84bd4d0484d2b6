import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Engine {
  readonly version: string;
  /** Opens an address, and waits for the load event of its document. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. The function can use nothing from outside itself; arguments and result are JSON. */
  evaluate<Words extends readonly unknown[], T>(run: (...words: Words) => T, ...words: Words): Promise<T>;
  /** Performs WebDriver actions, for which the engine fires real pointer and key events. */
  perform(sources: readonly object[]): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  traverse(steps: 1 | -1): Promise<void>;
  close(): Promise<void>;
}

/** Returns a JavaScript expression that calls a function with JSON arguments and gives its result as JSON. */
export const createCallExpression = (run: unknown, words: readonly unknown[]): string =>
  `JSON.stringify((${run})(...${JSON.stringify(words)}) ?? null)`;

/**
 * Starts a program and waits until it is ready.
 * @param ready matches the program's standard error once the program is ready
 * @returns the first group of `ready` as `match`, and `end`, which ends the program
 * @throws if the program ends before it is ready
 */
export async function startProgram(command: string, words: readonly string[], ready: RegExp) {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const end = () => child.kill() && ended;
  let text = '';
  for await (const piece of child.stderr.iterator({ destroyOnReturn: false })) {
    text += piece;
    const match = ready.exec(text)?.[1];
    if (match === undefined) continue;
    // Discards further output, because a full pipe would block the program.
    child.stderr.resume();
    return { match, end };
  }
  throw new Error(`${command} ended with ${await ended} before it was ready: ${text}`);
}
