import { IntegrityError, InvalidInputError } from 'shared/contract';

/** Passes over what is none of ours; that a store cannot be read is no answer. @throws what is no fault of the bytes */
export function unreadable(error: unknown): undefined {
  if (error instanceof InvalidInputError || error instanceof IntegrityError) return undefined;
  throw error;
}

/** Reads; undefined where that meets what is none of ours. @throws as `unreadable` does */
export function readable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    return unreadable(error);
  }
}
