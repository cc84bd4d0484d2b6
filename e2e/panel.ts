import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The composition panel, as somebody meets it who works on the site. It stands in a shadow root, which locators see through. */
export interface Panel {
  readonly dialog: Locator;
  /** One package's line, opened to what is said of it. */
  details(name: string): Promise<Locator>;
  section(title: string): Locator;
}

/** Opens the panel by its key, and waits until it knows what the page is made of. */
export async function openPanel(page: Page): Promise<Panel> {
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Composition' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Composition', exact: true })).toBeFocused();
  const section = (title: string) => dialog.getByRole('region', { name: title });
  await expect(section('Releases')).toBeVisible();
  return {
    dialog,
    section,
    async details(name) {
      const details = dialog.locator(`details[data-package="${name}"]`);
      await details.locator('summary').click();
      await expect(details).toHaveAttribute('open', '');
      return details;
    },
  };
}
