import type { BrowserContext, Page } from '@playwright/test';
import { hearEnds } from './ends.ts';
import type { Fault, Moment, Target } from './Fault.ts';
import { faultProxy } from './faultProxy.ts';
import { forge } from './forge.ts';
import { keepsBackBeside } from './wire.ts';

/** One visit in a tab, through a proxy and so at an origin of its own, and what went wrong in it besides what was meant to. */
export async function visit<T>(
  context: BrowserContext,
  site: string,
  fault: Fault,
  go: (
    page: Page,
    url: string,
    breakIt: (moment: Moment, target: Target) => Promise<void>,
    met: () => boolean,
  ) => Promise<T>,
): Promise<{ readonly result: T; readonly wrong: readonly string[] }> {
  const proxy = await faultProxy(site);
  const page = await context.newPage();
  await page.addInitScript(hearEnds);
  const wrong: string[] = [];
  const hear = (text: string) => {
    if (!fault.said?.test(text)) wrong.push(`says: ${text.slice(0, 160)}`);
  };
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { pathname } = new URL(message.location().url || proxy.url);
    // Twenty reports in ten seconds are heard from one address, and all visits that go on side by side are at one.
    if (pathname === '/report' && / status of 429 /.test(message.text())) return;
    hear(message.text());
  });
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`));
  let broken = false;
  let refused = 0;
  const met = () => proxy.met() + refused > 0;
  const breakIt = async (moment: Moment, target: Target) => {
    broken = true;
    const files = fault.files?.(target, moment) ?? target.files[moment];
    if (!files) return;
    if (fault.notInDocuments && moment === 'navigation')
      proxy.use(new RegExp(`^${target.page}$`), keepsBackBeside(met));
    if (fault.wire) proxy.use(files, fault.wire);
    if (fault.refused)
      await page.route(
        (url) => files.test(url.pathname),
        (route) => {
          refused += 1;
          return route.abort('connectionrefused');
        },
      );
    if (fault.forged) {
      const forged = await forge(site, await addressOfFile(site, target, files), fault.forged);
      proxy.use(forged.files, forged.wire);
    }
  };
  try {
    const result = await go(page, proxy.url, breakIt, met);
    if (broken && fault.name !== 'none' && !met()) wrong.push('the fault was never met');
    wrong.push(...proxy.own().map((what) => `the hop failed by itself: ${what}`));
    return { result, wrong };
  } finally {
    await page.close();
    await proxy.close();
  }
}

/** Where a file is that the target's page names. */
export async function addressOfFile(site: string, { page }: Target, files: RegExp): Promise<string> {
  const html = await (await fetch(site + page)).text();
  const named = [...html.matchAll(/\/r\/[\w./-]+\.js/g)].map(([address]) => address);
  const found = named.find((address) => files.test(address));
  if (!found) throw new Error(`${page} names no file like ${files}.`);
  return found;
}
