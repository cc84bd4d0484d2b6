import { bothLanguages, expect, getAddress, hydrate, languageTags, markDocument, test } from '../site.ts';

const languageName = { ua: 'UA', en: 'ENG' };

for (const language of bothLanguages)
  test(`/old-quay works in both languages and leads to the contact page (${language})`, async ({
    page,
    site,
    faults,
  }) => {
    const other = language === 'ua' ? 'en' : 'ua';
    await site.visit(getAddress('/old-quay', language));
    await expect(page.locator('main [data-remote="template"] h1')).toBeVisible();
    const sameDocument = await markDocument(page);
    await page.locator('header').getByRole('link', { name: languageName[other] }).click();
    await expect(page).toHaveURL(getAddress('/old-quay', other));
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[other]);
    await page.locator('main [data-has-cta] a').click();
    await expect(page).toHaveURL(getAddress('/contact-us', other));
    await hydrate(page);
    expect(await sameDocument()).toBe(true);
    expect(faults).toEqual([]);
  });
