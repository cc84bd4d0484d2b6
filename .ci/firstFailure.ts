import { stripVTControlCharacters } from 'node:util';

/** A suite in the JSON report of vitest. */
interface Suite {
  readonly name: string;
  /** Why it could not be loaded, or nothing. */
  readonly message: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
}

/** The first failure in a report of vitest, in full: the file, the sentence and what was wrong. Undefined where there is none. */
export function firstFailureIn(report: string, root: string): string | undefined {
  for (const { name, message, assertionResults } of JSON.parse(report).testResults as Suite[]) {
    const file = name.slice(root.length + 1);
    const failed = assertionResults.find(({ failureMessages }) => failureMessages.length > 0);
    if (failed) return `${file}: ${failed.fullName}\n${withoutStack(failed.failureMessages[0] ?? '')}`;
    // A suite that cannot be loaded has no test.
    if (message) return `${file}\n${withoutStack(message)}`;
  }
  return undefined;
}

/** What a failure says, without colours and without the places it came through. */
export const withoutStack = (message: string): string => stripVTControlCharacters(message).split(/\n\s+at /)[0] ?? '';
