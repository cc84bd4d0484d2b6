import { expect, test } from '@playwright/test';
import { openTab } from '../bench/intent/tab.ts';
import { startBrowser } from '../bench/startBrowser.ts';
import { startHop } from '../hop.ts';
import { notFromOutside } from '../site.ts';

notFromOutside('stands behind a proxy of its own');

/** A browser that keeps what is left: the suites' own is told not to. */
test('a page that is away is kept like any other when it is left, and comes alive on the way back', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const hop = await startHop(baseURL ?? '');
  const browser = await startBrowser();
  try {
    const { send, evaluate } = await openTab(browser.port);
    const soon = { timeout: 30_000 };
    const state = () => evaluate<string | undefined>('document.documentElement.dataset.hydrated');
    const at = () => evaluate<string>(`document.readyState === 'complete' ? location.pathname : ''`);
    const met = hop.change(/^\/r\/home\/remoteEntry\./, (response) => response.writeHead(503).end());
    await send('Page.navigate', { url: `${hop.url}/contact-us` });
    await expect.poll(at).toBe('/contact-us');
    const mean = () =>
      evaluate<string | undefined>(
        `dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        document.querySelector('#main [data-needs]').dispatchEvent(new Event('pointerover', { bubbles: true }));
        window.kept = true;
        document.documentElement.dataset.hydrated`,
      );
    await expect.poll(mean, soon).toBe('failed');
    expect(met()).toBeGreaterThan(0);
    await evaluate(`document.querySelector('[name="name"]').value = 'Олена'`);
    await send('Page.navigate', { url: `${hop.url}/terms` });
    await expect.poll(at).toBe('/terms');
    hop.mend();
    await evaluate('history.back()');
    await expect.poll(at).toBe('/contact-us');
    expect(await evaluate('window.kept')).toBe(true);
    await expect.poll(state, soon).toBe('');
    expect(await evaluate(`document.querySelector('#main > [data-remote]').dataset.hydrated`)).toBe('');
    expect(await evaluate(`document.querySelector('[name="name"]').value`)).toBe('Олена');
    expect(await evaluate('window.kept')).toBe(true);
  } finally {
    await browser.stop();
    await hop.close();
  }
});
