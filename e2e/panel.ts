import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** Opens the composition panel by its key. It stands in a shadow root, which locators see through. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+c');
  const panel = page.getByRole('dialog', { name: 'Composition' });
  await expect(panel.getByRole('heading', { name: 'Composition' })).toBeFocused();
  return panel;
}
