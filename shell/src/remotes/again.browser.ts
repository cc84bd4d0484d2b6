import type { MessagesOfLanguage } from 'shared/language';
import { nextTry } from './nextTry.browser.ts';
import { offerReload } from './offerReload.browser.ts';

/** Something that did not come. */
export interface Away<T> {
  /** Asks for it once. */
  readonly attempt: () => Promise<T>;
  /** Settles when nobody waits for it any more. */
  readonly over?: Promise<unknown>;
  /** The frame's words, where there are any yet: for what the visitor is told if it stays away. */
  readonly messages?: Promise<MessagesOfLanguage>;
}

/** After how many tries in vain, about a minute, the visitor is offered what brings it for certain. */
const patience = 5;

/**
 * Tries until it comes, at times that {@link nextTry} chooses.
 * @returns what came. Never settles where it is over before that
 */
export async function tryAgain<T>({ attempt, over, messages }: Away<T>): Promise<T> {
  let isOver = false;
  let takeBack = () => {};
  void over?.then(() => {
    isOver = true;
    takeBack();
  });
  for (let failures = 0; ; failures += 1) {
    await nextTry(failures);
    if (isOver) return new Promise<never>(() => {});
    try {
      const come = await attempt();
      takeBack();
      return come;
    } catch {
      // What failed is in the browser's own list of requests.
      if (failures + 1 === patience && messages && !isOver) takeBack = offerReload(await messages);
    }
  }
}
