/** An error's text, in three parts that a person reads one after another. Empty parts are left out. */
export interface Explanation {
  /** The action that failed, or its subject: `portfolio 2.3.1 may not become live:`. */
  readonly what?: string;
  /** The fact that prevents it. */
  readonly fact: string;
  /** The next step. */
  readonly nextStep?: string;
}

/**
 * An error that explains itself: a code for programs, and for people what could not be done, the fact, and the next step. Only its
 * kinds are thrown; anything else is a fault of our own.
 */
export abstract class ExplainedError extends Error {
  abstract readonly code: string;
  readonly what: string;
  readonly fact: string;
  readonly nextStep: string;

  constructor({ what = '', fact, nextStep = '' }: Explanation, options?: ErrorOptions) {
    // A part that ends its line is followed by the next one on a line of its own.
    super(
      [what, fact, nextStep]
        .filter((part) => part !== '')
        .reduce((text, part) => text + (text === '' || text.endsWith('\n') ? '' : ' ') + part, ''),
      options,
    );
    this.name = new.target.name;
    this.what = what;
    this.fact = fact;
    this.nextStep = nextStep;
  }
}

/** A file, a setting or a word of a command is not of its form. Nothing of it was taken. */
export class InvalidInputError extends ExplainedError {
  override readonly code = 'invalid-input';
}

/** The named thing does not exist: a release, an entry of the log, a site, a package. */
export class NotFoundError extends ExplainedError {
  override readonly code = 'not-found';
}

/** A conflict prevents it: other bytes under the same name, a held package, a version that was rolled back, a taken port. */
export class ConflictError extends ExplainedError {
  override readonly code = 'conflict';
}

/** Bytes or a signature are not those that were released or composed. */
export class IntegrityError extends ExplainedError {
  override readonly code = 'integrity';
}

/** A store cannot be reached, is full, refuses, or does not keep its promises. What was live is still live. */
export class StoreError extends ExplainedError {
  override readonly code: string = 'store';
}

/** A package cannot be built, or its build lacks what a release needs. */
export class BuildError extends ExplainedError {
  override readonly code = 'build';
}

/** Releases do not make a site together: a page fails, a link is dead, two own one path, a share is missing. */
export class CompositionError extends ExplainedError {
  override readonly code = 'composition';
}
