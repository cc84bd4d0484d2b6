import type { BrowserContext } from '@playwright/test';

/**
 * A line of which nothing good is known, in what is opened from here on: where one is fast, pages fetch ahead what they may want (decision 0106), and a
 * fault on the way to it is met at another moment than the one that is tried. Each browser guesses its line by itself.
 */
export const slowLine = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    // Megabits a second.
    if (connection) Object.defineProperty(connection, 'downlink', { configurable: true, get: () => 1.35 });
  });
