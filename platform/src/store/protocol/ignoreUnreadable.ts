import { IntegrityError, InvalidInputError } from 'shared/contract';

/**
 * Returns undefined for a missing, invalid or altered file.
 * @throws other errors: an unavailable store says nothing about the file
 */
export function ignoreUnreadable(error: unknown): undefined {
  if (error instanceof InvalidInputError || error instanceof IntegrityError) return undefined;
  throw error;
}

/**
 * Calls `read`; undefined if the file is missing, invalid or altered.
 * @throws as `unreadable` does
 */
export function readUnlessUnreadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    return ignoreUnreadable(error);
  }
}
