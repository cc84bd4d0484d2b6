import { expect, test } from '../site.ts';

const hub = '/services/digital-marketing';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hub’s words, which follow its rows, do not stand in their place until the rows have come', async ({
    page,
    site,
  }) => {
    const html = await (await page.request.get(hub)).text();
    // On a slow line the document ends with the first row for a while.
    const body = html.slice(0, html.indexOf('</li>', html.indexOf('id="cards"')));
    const words = page.locator('main [data-header-theme] > h1, main [data-header-theme] > div').nth(1);
    await page.route(hub, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(hub);
    await expect(page.locator('#cards h3')).toHaveCount(1);
    await expect(words).toHaveCount(1);
    await expect(words).toBeHidden();
    await page.unroute(hub);
    await site.visit(hub);
    await expect(page.locator('#cards h3')).toHaveCount(4);
    await expect(words).toBeVisible();
  });
});
