import { addressIn, bothLanguages, expect, hydrated, test } from '../site.ts';

// Nothing glides: where a link has led is certain at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of bothLanguages)
  test(`the contents lead to each section, and the end of the article to the contact page (${language})`, async ({
    page,
    site,
    faults,
  }) => {
    await site.visit(addressIn('/cybersecurity', language));
    for (const id of ['what-is', 'difference', 'protection']) {
      await page.locator(`[data-contents] a[href$="#${id}"]`).click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.locator('main [data-call] a').click();
    await expect(page).toHaveURL(addressIn('/contact-us', language));
    await hydrated(page);
    await expect(page.locator('#contact-form')).toBeVisible();
    expect(faults).toEqual([]);
  });
