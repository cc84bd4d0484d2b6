/** Text of an error in three parts. Empty parts are omitted. */
export interface ErrorText {
  /** Failed action or its subject: `portfolio 2.3.1 may not become live:`. */
  readonly what?: string;
  readonly fact: string;
  readonly nextStep?: string;
}

/** An expected failure, with a message for people and a code for programs. Any other error is a bug. */
export abstract class ExplainedError extends Error {
  abstract readonly code: string;
  readonly what: string;
  readonly fact: string;
  readonly nextStep: string;

  constructor({ what = '', fact, nextStep = '' }: ErrorText, options?: ErrorOptions) {
    // Joins the parts with spaces, except after a part that ends with a line break.
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

/** Invalid file, setting or option. The command applied none of it. */
export class InvalidInputError extends ExplainedError {
  override readonly code = 'invalid-input';
}

/** Missing release, log entry, site or package. */
export class NotFoundError extends ExplainedError {
  override readonly code = 'not-found';
}

/** A conflict: different bytes under the same name, a package on hold, a version that was rolled back, a port in use. */
export class ConflictError extends ExplainedError {
  override readonly code = 'conflict';
}

/** Bytes that do not match their hash, or a wrong signature. */
export class IntegrityError extends ExplainedError {
  override readonly code = 'integrity';
}

/** A store that is unreachable, full or unsafe, or refuses access. The command may have succeeded. It is safe to repeat the command. */
export class StoreError extends ExplainedError {
  override readonly code: string = 'store';
}

/** A package that fails to build, or an incomplete build. */
export class BuildError extends ExplainedError {
  override readonly code = 'build';
}

/** Releases that form no valid site: a page fails, a link is broken, two remotes use one path, a shared module is missing. */
export class CompositionError extends ExplainedError {
  override readonly code = 'composition';
}
