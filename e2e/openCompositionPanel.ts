import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** Opens the composition panel with Alt+C. It is in a shadow root, into which Playwright's locators can look. */
export async function openCompositionPanel(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+c');
  const panel = page.getByRole('dialog', { name: 'Composition' });
  await expect(panel.getByRole('heading', { name: 'Composition' })).toBeFocused();
  return panel;
}
