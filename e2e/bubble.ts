import { expect, type Page } from '@playwright/test';

export const cursorBubbleSelector = '[data-cursor]';

/** Moves the pointer around a place until the cursor's bubble follows. Its script loads late, so the first moves may be lost. */
export async function waitForBubble(page: Page, [x, y]: readonly [number, number] = [4, 500]): Promise<void> {
  let step = 0;
  const follows = async () => {
    await page.mouse.move(x + (step++ % 2), y);
    return page.locator(cursorBubbleSelector).getAttribute('data-moved');
  };
  await expect.poll(follows).toBe('true');
}
