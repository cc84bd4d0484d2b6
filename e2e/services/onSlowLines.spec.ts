import { expect, test } from '../site.ts';

const hub = '/services/digital-marketing';

test.describe('a hub on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a slow network the text below the hub’s rows stays hidden until the rows arrive', async ({ page, site }) => {
    const html = await (await page.request.get(hub)).text();
    // Imitates a slow network: the browser first gets only the beginning of the document, up to the first card.
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
