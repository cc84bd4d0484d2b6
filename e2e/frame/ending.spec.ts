import { expect, test } from '../site.ts';

const pill = 'rgb(255, 82, 38)';

for (const path of ['/services/seo', '/en/services/cms-framework', '/cybersecurity', '/no-such-page'])
  test(`${path} ends with a call of its own, the one in colour; the low foot's is a link`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main [data-call] a').first()).toHaveCSS('border-radius', '999px');
    const button = page.locator('footer a[href$="/contact-us"]');
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(button).toHaveCSS('box-shadow', 'none');
    // Under its arrow, too.
    await expect(button).toHaveCSS('background-size', '100% 1px');
    await expect(button).toHaveCSS('background-image', /linear-gradient/);
  });

test('the stream that a call stands on leads to the phone of the low foot, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  /** Where the fairway comes down in the foot, from the window's end, and how far its lower edge is below the phone's box. */
  const inFoot = () =>
    page.evaluate(() => {
      const foot = document.querySelector('footer') as HTMLElement;
      const phone = (foot.querySelector('a[href^="tel:"]') as HTMLElement).getBoundingClientRect();
      const { content, insetInlineEnd, blockSize, inlineSize } = getComputedStyle(foot, '::before');
      return {
        drawn: content !== 'none',
        fromEnd: Number.parseFloat(insetInlineEnd),
        below: foot.getBoundingClientRect().top + Number.parseFloat(blockSize) - phone.bottom,
        beyond: phone.left - (innerWidth - Number.parseFloat(insetInlineEnd) - Number.parseFloat(inlineSize)),
      };
    });
  for (const path of ['/services/seo', '/en/services/cms-framework']) {
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    // It underlines the number, once that has come up to its place, and begins a little before it.
    await expect.poll(async () => Math.abs((await inFoot()).below), path).toBeLessThan(14);
    const { drawn, fromEnd, beyond } = await inFoot();
    expect({ drawn, fromEnd }, path).toEqual({ drawn: true, fromEnd: 37.8 });
    expect(beyond, path).toBeGreaterThan(0);
    expect(beyond, path).toBeLessThan(40);
  }
  for (const path of ['/cybersecurity', '/portfolio']) {
    await page.goto(path);
    expect((await inFoot()).drawn, path).toBe(false);
  }
});

for (const path of ['/', '/portfolio', '/privacy'])
  test(`${path} has no call of its own, so the footer's is the button`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main [data-call]')).toHaveCount(0);
    await expect(page.locator('footer a[href="/contact-us"]')).toHaveCSS('background-color', pill);
  });

test('after a call of its own a page has a low foot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heightOn = async (path: string) => {
    await page.goto(path);
    return (await page.locator('footer').boundingBox())?.height ?? Number.NaN;
  };
  const whole = await heightOn('/portfolio');
  for (const path of ['/services/seo', '/cybersecurity', '/contact-us', '/no-such-page'])
    expect(await heightOn(path)).toBeLessThan((whole * 2) / 3);
});

test('the contact page has no call to itself', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('footer a[href="/contact-us"]:not([hreflang])')).toHaveCount(0);
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
});
