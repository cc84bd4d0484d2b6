import { memoryLimit } from './startProcess.ts';

/** Ways in which a request fails: the release threw, or its process ended. */
export type FaultKind = 'thrown' | 'late' | 'memory' | 'ended' | 'answer' | 'givenUp' | 'start';

/** A request that failed. Callers explain what they could not do. */
export class SandboxFault extends Error {
  readonly kind: FaultKind;
  /** Release whose code threw, if known: `portfolio 2.3.1`. */
  readonly release: string;
  /** Stack of the error, with places in the Node build; empty without one. */
  readonly where: string;

  constructor(kind: FaultKind, message: string, release = '', stack = '') {
    super(message);
    this.where = stack;
    this.kind = kind;
    this.release = release;
  }

  /** Tells whether a process was lost. */
  get costly(): boolean {
    return this.kind !== 'thrown' && this.kind !== 'start';
  }

  static late(timeLimit: number): SandboxFault {
    return new SandboxFault('late', `it did not answer within ${timeLimit / 1000} s`);
  }

  /** @param lastLines last output of the process: Node reports there that memory ran out */
  static ofEnd(code: number | null, signal: string | null, lastLines: readonly string[]): SandboxFault {
    if (lastLines.some((line) => /out of memory|allocation failed/i.test(line)))
      return new SandboxFault('memory', `it needs more memory than ${memoryLimit.heap} MB`);
    const how = signal ?? `code ${code}`;
    const last = lastLines.findLast((line) => line.trim() !== '');
    return new SandboxFault('ended', `its process ended (${how})${last ? `: ${last.slice(0, 500)}` : ''}`);
  }
}
