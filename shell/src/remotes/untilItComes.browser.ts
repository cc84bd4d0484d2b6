import { retryPause } from '../starter/timeLimit.ts';
import type { Away } from './again.browser.ts';
import { askElsewhere } from './askElsewhere.browser.ts';

/**
 * Tries what has failed until it comes. What knows when to try is asked for only now; while that does not come either, it is what is tried.
 * @returns what came. Never settles where nobody waits for it any more
 */
export async function untilItComes<T>(away: Away<T>): Promise<T> {
  // Before anything else is asked for: what tries again may be away, too.
  askElsewhere();
  for (;;) {
    try {
      const { tryAgain } = await import(/* webpackChunkName: "again" */ './again.browser.ts');
      return tryAgain(away);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryPause * (1 + Math.random())));
    }
  }
}
