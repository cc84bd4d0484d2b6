/** Text of an error in three parts. Empty parts are omitted. */
export interface Explanation {
  /** Failed action, or its subject: `portfolio 2.3.1 may not become live:`. */
  readonly what?: string;
  /** Reason. */
  readonly fact: string;
  /** The next step. */
  readonly nextStep?: string;
}

/**
 * An error for people: what failed, why, and what to do next, with a code for programs. Expected failures are always of this class; other
 * errors are bugs.
 */
export abstract class ExplainedError extends Error {
  abstract readonly code: string;
  readonly what: string;
  readonly fact: string;
  readonly nextStep: string;

  constructor({ what = '', fact, nextStep = '' }: Explanation, options?: ErrorOptions) {
    // A part that ends with a line break is followed by a new line.
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

/** Invalid file, setting or option. Nothing of it was taken. */
export class InvalidInputError extends ExplainedError {
  override readonly code = 'invalid-input';
}

/** Missing release, log entry, site or package. */
export class NotFoundError extends ExplainedError {
  override readonly code = 'not-found';
}

/** A conflict: other bytes under the same name, a package on hold, a version that was rolled back, a taken port. */
export class ConflictError extends ExplainedError {
  override readonly code = 'conflict';
}

/** Altered bytes, or a wrong signature. */
export class IntegrityError extends ExplainedError {
  override readonly code = 'integrity';
}

/** A store that cannot be reached, is full, refuses, or is unsafe. What was live is still live. */
export class StoreError extends ExplainedError {
  override readonly code: string = 'store';
}

/** A package that cannot be built, or whose build is incomplete. */
export class BuildError extends ExplainedError {
  override readonly code = 'build';
}

/** Releases that do not form a site: a page fails, a link is dead, two remotes have one path, a share is missing. */
export class CompositionError extends ExplainedError {
  override readonly code = 'composition';
}
