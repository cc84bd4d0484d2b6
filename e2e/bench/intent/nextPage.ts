import { setTimeout as pass } from 'node:timers/promises';
import { startBrowser } from '../startBrowser.ts';
import { measuredSite, type ToldPaint } from './measuredSite.ts';
import { openTab, type Tab } from './tab.ts';

/** How long, in milliseconds, the mouse rests on the link before it clicks, and how long a button is held down. */
const [hovering, pressing] = [200, 60];

/**
 * From the click on a link, after 200 ms of hovering, to the next page's first paint, on a desktop: each time in a new profile.
 * @param rules the rules of speculation, where they are not to be the site's own
 */
export async function measureNextPage(
  site: string,
  {
    from,
    link,
    rounds,
    rules,
  }: { readonly from: string; readonly link: string; readonly rounds: number; readonly rules?: string | undefined },
): Promise<ToldPaint[]> {
  const measured = await measuredSite(site, rules);
  const paints: ToldPaint[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await startBrowser();
      try {
        const tab = await openTab(browser.port);
        await tab.send('Page.navigate', { url: measured.url + from });
        const place = await placeOf(tab, link);
        const painted = measured.painted();
        await move(tab, 'mouseMoved', place);
        await pass(hovering);
        await move(tab, 'mousePressed', place);
        await pass(pressing);
        await move(tab, 'mouseReleased', place);
        paints.push(await painted);
      } finally {
        await browser.stop();
      }
    }
  } finally {
    measured.close();
  }
  return paints;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a link, scrolled into the window, once the page is loaded and lies still. */
async function placeOf(tab: Tab, link: string): Promise<Place> {
  const expression = `(() => {
    const link = document.readyState === 'complete' && document.querySelector(${JSON.stringify(link)});
    if (!link) return null;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`;
  for (;;) {
    const [place, again] = [await tab.evaluate<Place | null>(expression), await pass(300, tab)];
    const later = await again.evaluate<Place | null>(expression);
    if (place && later && place.x === later.x && place.y === later.y) return place;
  }
}

const move = (tab: Tab, type: string, { x, y }: Place) =>
  tab.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    ...(type !== 'mouseMoved' && { button: 'left', buttons: 1, clickCount: 1 }),
  });
