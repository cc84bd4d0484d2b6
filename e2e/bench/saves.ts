import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { copyWorkspace, stop } from '../development/workspaceCopy.ts';
import { answering } from '../serveStore.ts';
import { freePort } from './serveLive.ts';

/**
 * How long it takes from a save to what shows it: a component, a style and a text of a remote that is developed in the shell. With `--rest <address>`
 * the same within a deployed site, where the page is loaded anew.
 */
const saves = 5;
const { rest } = parseArgs({ options: { rest: { type: 'string' } }, allowPositionals: true }).values;
const component = 'mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.tsx';
const style = 'mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.css.ts';
const text = 'mfe-portfolio/src/locales/portfolio.ua.json';

const workspace = await copyWorkspace('bench-saves');
const port = await freePort();
const site = `http://localhost:${port}`;
const words = ['portfolio', ...(rest ? ['--rest', rest] : [])];
const server = workspace.start(['node', 'platform/src/commands/dev.cli.ts', ...words], '.', { PORT: String(port) });
try {
  await answering(site, server);
  await workspace.edit(component, '<PageBanner', '<p id="saved" className={styles.saved}>save 0.</p><PageBanner');
  await workspace.edit(
    style,
    'export const ',
    "export const saved = style({ marginBlockStart: '0px' });\nexport const ",
  );
  await workspace.edit(text, '"projectsTitle": "', '"projectsTitle": "save 0. ');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  // What is asked of the page is a text, which a deployed site's policy would not let run.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${site}/portfolio`);
  // A deployed frame waits for an intent.
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated=""]').waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  console.table({
    component: await measured(
      page,
      component,
      'save N.',
      "document.querySelector('#saved')?.textContent === 'save N.'",
    ),
    style: await measured(
      page,
      style,
      "'Npx'",
      "getComputedStyle(document.querySelector('#saved') ?? document.body).marginTop === 'Npx'",
    ),
    text: await measured(
      page,
      text,
      'save N.',
      "document.querySelector('#projects h2')?.textContent.includes('save N.')",
    ),
  });
  await browser.close();
} finally {
  await stop(server);
}

/** Saves a file with another number in it, again and again, each time until the page shows it. */
async function measured(page: Page, file: string, words: string, shown: string) {
  const took: number[] = [];
  for (let n = 0; n < saves; n += 1) {
    const began = performance.now();
    await workspace.edit(file, words.replace('N', String(n)), words.replace('N', String(n + 1)));
    await page.waitForFunction(shown.replaceAll('N', String(n + 1)), undefined, { timeout: 8000 }).then(
      () => took.push(performance.now() - began),
      () => took.push(Number.NaN),
    );
  }
  const ordered = took.map(Math.round).sort((a, b) => a - b);
  const kept = await page.evaluate(() => 'sameDocument' in window);
  return { 'median (ms)': ordered[Math.floor(saves / 2)], 'all (ms)': ordered.join(' '), 'the page stayed': kept };
}
