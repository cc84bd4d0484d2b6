import { memoryLimit } from './startProcess.ts';

/** Ways in which a request ends without an answer: the release threw, or its process came to an end over it. */
export type FaultKind = 'thrown' | 'late' | 'memory' | 'ended' | 'answer' | 'givenUp' | 'start';

/** Reason why a sandbox gave no answer. Whoever asked says in its own words what could not be done. */
export class SandboxFault extends Error {
  readonly kind: FaultKind;
  /** The release whose code threw, where that is known: `portfolio 2.3.1`. */
  readonly release: string;
  /** The stack of what was thrown: places in the Node build. Empty where nothing was. */
  readonly where: string;

  constructor(kind: FaultKind, message: string, release = '', stack = '') {
    super(message);
    this.where = stack;
    this.kind = kind;
    this.release = release;
  }

  /** Tells whether a process was lost over it. */
  get costly(): boolean {
    return this.kind !== 'thrown' && this.kind !== 'start';
  }

  static late(timeLimit: number): SandboxFault {
    return new SandboxFault('late', `it did not answer within ${timeLimit / 1000} s`);
  }

  /** @param lastLines what the process printed last: Node says there when memory ran out */
  static ofEnd(code: number | null, signal: string | null, lastLines: readonly string[]): SandboxFault {
    if (lastLines.some((line) => /out of memory|allocation failed/i.test(line)))
      return new SandboxFault('memory', `it needs more memory than ${memoryLimit.heap} MB`);
    const how = signal ?? `code ${code}`;
    const last = lastLines.findLast((line) => line.trim() !== '');
    return new SandboxFault('ended', `its process ended (${how})${last ? `: ${last.slice(0, 500)}` : ''}`);
  }
}
