import type { Page } from '@playwright/test';
import type { Fault } from './Fault.ts';

/** Runs before everything else in every document: keeps the addresses of scripts whose elements had an error. */
export function hearEnds(): void {
  const errors: string[] = [];
  Object.assign(window, { scriptErrors: errors });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && errors.push(target.src), true);
}

/** Whoever asked for the file has heard of it what the fault says, and nothing else: by this its cell is equal to others. */
export async function endsAsSaid(page: Page, { ends }: Fault, file = /$^/): Promise<string[]> {
  const errors = await page.evaluate(() => (window as unknown as { scriptErrors: string[] }).scriptErrors);
  const heard = errors.some((address) => file.test(new URL(address).pathname)) ? 'error' : 'time';
  return heard === ends ? [] : [`it ends by ${heard}, not by ${ends}`];
}
