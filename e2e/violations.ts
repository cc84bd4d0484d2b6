import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules of WCAG 2.2 AA that a machine can check. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Finds violations by axe in a page, or in the part of it that a selector names. axe comes into a document once and stays there.
 * @returns a line for each element, which begins with the rule
 * @throws Error if the document has a frame: axe would not look into it
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(find, { part, tags });
}

/** Runs in the browser. */
async function find({ part, tags }: { part: string; tags: string[] }): Promise<string[]> {
  if (document.querySelector('iframe')) throw new Error('The page has a frame, and axe looks into none.');
  const { axe: here } = window as unknown as { axe: typeof axe };
  // Only what is wrong is described: the descriptions of what is right take most of the time.
  const found = await here.run(part, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}
