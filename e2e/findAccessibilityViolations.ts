import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Groups of axe's rules: WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Finds accessibility violations in a page, or in the part that a selector matches. Injects axe once per document.
 * @returns a line per element, which begins with the name of axe's rule
 * @throws Error if the document has an iframe, because axe would not check its content
 */
export async function findAccessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(find, { part, tags });
}

/** Runs axe in the browser. */
async function find({ part, tags }: { part: string; tags: string[] }): Promise<string[]> {
  if (document.querySelector('iframe')) throw new Error('The page has a frame, but axe does not check frames.');
  const { axe: here } = window as unknown as { axe: typeof axe };
  // Omits details of passed rules, which would take most of the time.
  const result = await here.run(part, { runOnly: tags, resultTypes: ['violations'] });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}
