import { bothLanguages, expect, getAddress, hydrate, test } from '../site.ts';

for (const language of bothLanguages) {
  const at = (path: string) => getAddress(path, language);

  test(`a hub leads to a service, which leads to a contact form naming it (${language})`, async ({
    page,
    site,
    faults,
  }) => {
    await site.visit(at('/services/digital-marketing'));
    await page
      .locator(`main a[href="${at('/services/seo')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at('/services/seo'));
    await hydrate(page);
    await page.locator('#promo a').click();
    await expect(page).toHaveURL(at('/contact-us?service=seo'));
    await hydrate(page);
    await expect(page.locator('[name="message"]')).toHaveValue(/SEO/);
    expect(faults).toEqual([]);
  });
}
