import { memoryLimit } from './startProcess.ts';

/**
 * Reasons for a failed request to a sandbox. `thrown`, `late`, `memory` and `answer`: the release threw, took too long, used too much
 * memory, or gave an invalid response. `ended` and `start`: the process ended or did not start. `givenUp`: earlier requests had failed.
 */
export type FaultKind = 'thrown' | 'late' | 'memory' | 'ended' | 'answer' | 'givenUp' | 'start';

/** Failure of a request to a sandbox. The caller's message adds what could not be done, for example render a page. */
export class SandboxFault extends Error {
  readonly kind: FaultKind;
  /** Name and version of the release whose code threw, if known: `portfolio 2.3.1`. */
  readonly release: string;
  /** Stack trace with positions in the Node build; empty if the error has none. */
  readonly where: string;

  constructor(kind: FaultKind, message: string, release = '', stack = '') {
    super(message);
    this.where = stack;
    this.kind = kind;
    this.release = release;
  }

  /** Tells whether the fault counts as a lost process of the release: in all cases but a thrown error and a failed start. */
  get costly(): boolean {
    return this.kind !== 'thrown' && this.kind !== 'start';
  }

  static late(timeLimit: number): SandboxFault {
    return new SandboxFault('late', `it did not respond within ${timeLimit / 1000} s`);
  }

  /** @param lastLines last lines that the process printed, in which Node reports that memory ran out */
  static ofEnd(code: number | null, signal: string | null, lastLines: readonly string[]): SandboxFault {
    if (lastLines.some((line) => /out of memory|allocation failed/i.test(line)))
      return new SandboxFault('memory', `it needs more memory than ${memoryLimit.heap} MB`);
    const how = signal ?? `code ${code}`;
    const last = lastLines.findLast((line) => line.trim() !== '');
    return new SandboxFault('ended', `its process ended (${how})${last ? `: ${last.slice(0, 500)}` : ''}`);
  }
}
