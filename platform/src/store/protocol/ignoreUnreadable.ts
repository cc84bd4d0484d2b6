import { IntegrityError, InvalidInputError } from 'shared/contract';

/**
 * Turns the error of an invalid or altered file into undefined.
 * @throws other errors: NotFoundError, and those of an unavailable store, which does not prove a fault of the file
 */
export function ignoreUnreadable(error: unknown): undefined {
  if (error instanceof InvalidInputError || error instanceof IntegrityError) return undefined;
  throw error;
}

/**
 * Calls `read`. @returns undefined if the file is missing, invalid or altered
 * @throws as `ignoreUnreadable` does
 */
export function readUnlessUnreadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    return ignoreUnreadable(error);
  }
}
