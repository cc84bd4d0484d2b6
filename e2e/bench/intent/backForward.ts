import { until } from '../../serveStore.ts';
import { startBrowser } from '../startBrowser.ts';
import { openTab, type Tab } from './tab.ts';

export interface BackForwardRow {
  readonly page: string;
  readonly kept: boolean;
  /** What the browser says stood in the way. */
  readonly because: string;
}

/** Leaves each page for another one and goes back to it: whether the browser has kept it as it was. */
export async function measureBackForward(site: string, addresses: readonly string[]): Promise<BackForwardRow[]> {
  const browser = await startBrowser();
  try {
    const tab = await openTab(browser.port);
    const rows: BackForwardRow[] = [];
    for (const address of addresses) rows.push(await leaveAndReturn(tab, site, address));
    return rows;
  } finally {
    await browser.stop();
  }
}

async function leaveAndReturn(tab: Tab, site: string, address: string): Promise<BackForwardRow> {
  const page = await open(tab, site + address);
  // It is left as a visitor leaves it: the frame is there.
  await tab.evaluate(
    `dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    document.querySelector('#main [data-needs]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    window.kept = true`,
  );
  await until(() => tab.evaluate<boolean>(`'hydrated' in document.documentElement.dataset`));
  await open(tab, `${site}${address === '/terms' ? '/privacy' : '/terms'}`);
  await tab.evaluate('history.back()');
  await until(() => isAt(tab, page));
  const kept = await tab.evaluate<boolean>('window.kept === true');
  const because = await tab.evaluate<string>(
    `JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [])`,
  );
  return { page: address, kept, because: kept ? '' : because };
}

/** Opens an address. @returns where it has led: the exchange chooses a language by itself */
async function open(tab: Tab, url: string): Promise<string> {
  const before = await tab.evaluate<string>('location.href');
  await tab.send('Page.navigate', { url });
  await until(async () => (await tab.evaluate<string>('location.href')) !== before);
  await until(() => tab.evaluate<boolean>(`document.readyState === 'complete'`));
  return tab.evaluate<string>('location.href');
}

const isAt = (tab: Tab, url: string) =>
  tab.evaluate<boolean>(`document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`);
