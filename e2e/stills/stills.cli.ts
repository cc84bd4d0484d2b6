import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ConflictError, ExplainedError, InvalidInputError } from 'shared/contract';
import { browserArguments, findBrowser } from '../browser.ts';
import { differencesFolder } from './compare.ts';
import { handOf } from './hand.ts';
import { handOfReferences, tidy } from './references.ts';
import { pagesVariable, stillPages } from './stillPages.ts';

/**
 * `npm run stills [-- --accept] [--package portfolio] [page …]`: every page in both languages and two windows beside how it was accepted to look. What
 * differs is on one sheet: before, after, and where. With `--accept` what stands there now is accepted and is to be committed. A team accepts
 * its own: `--package portfolio`, or some pages by their paths.
 */
const folder = join(import.meta.dirname, '..');

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(words: readonly string[]): Promise<number> {
  const accepts = words.includes('--accept');
  const chosen = choose(words.filter((word) => word !== '--accept'));
  const hand = await handHere();
  if (accepts && chosen.length < Object.keys(stillPages).length) await refuseOtherHand(hand);
  if (!accepts && hand !== (await handOfReferences()))
    console.log('Another browser, or another machine, has drawn the references: blocks are compared, and not pixels.');
  await rm(differencesFolder, { recursive: true, force: true });
  const code = await play(chosen, accepts);
  if (code === 0 && accepts) {
    await tidy(hand, stillPages);
    console.log('Accepted. Look at what git shows of e2e/stills/references, and commit it.');
  }
  if (!accepts) await writeSheet();
  return code;
}

/** The paths of the pages that are meant: all, those of a package, or those that are named. @throws InvalidInputError if there is no such page */
function choose(words: readonly string[]): readonly string[] {
  const all = Object.keys(stillPages);
  const at = words.indexOf('--package');
  if (at >= 0) {
    const owner = (words[at + 1] ?? '').replace(/^mfe-/, '');
    const own = all.filter((path) => stillPages[path] === owner);
    if (own.length > 0 && words.length === 2) return own;
    const owners = [...new Set(Object.values(stillPages))];
    throw new InvalidInputError({
      fact: `--package "${owner}" has no pages.`,
      nextStep: `It is one of ${owners.join(', ')}, and stands alone.`,
    });
  }
  const unknown = words.find((word) => !all.includes(word));
  if (unknown === undefined) return words.length > 0 ? words : all;
  throw new InvalidInputError({
    fact: `There is no page "${unknown}".`,
    nextStep: 'Name pages by their Ukrainian paths: npm run stills -- /portfolio /portfolio/ikura.',
  });
}

async function handHere(): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const hand = await handOf(browser);
  await browser.close();
  return hand;
}

/** References are of one hand: some pages in another one among them would never be equal again. */
async function refuseOtherHand(hand: string): Promise<void> {
  const drawn = await handOfReferences();
  if (drawn === hand || drawn === '') return;
  throw new ConflictError({
    fact: 'Another browser, or another machine, has drawn the references: some pages of this one would never be equal there.',
    nextStep:
      'Accept all pages together (npm run stills -- --accept), or take that browser: CHROMIUM=/path/to/chromium.',
  });
}

async function play(paths: readonly string[], accepts: boolean): Promise<number> {
  const program = join(folder, 'node_modules/.bin/playwright');
  // Pixels are those of the whole browser, which people have: the suites' shell draws letters in another hand.
  const how = { STILLS: accepts ? 'accept' : 'pixels', CHROMIUM: findBrowser() };
  const env = { ...process.env, [pagesVariable]: paths.join(','), ...how };
  // The looks of a page are lines of one file: two that are accepted at once would each lose the other's.
  const workers = accepts ? ['--workers', '1'] : [];
  const child = spawn(program, ['test', 'stills/stills.spec.ts', '-g', 'looks as it was accepted', ...workers], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  // Playwright ends its server and its browsers on this signal, and on no other.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGINT'));
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** All that differs on one sheet, by page; a page that looks as it was accepted is not on it. */
async function writeSheet(): Promise<void> {
  if (!existsSync(differencesFolder)) return;
  const files = (await readdir(differencesFolder)).filter((name) => name.endsWith('.webp')).sort();
  const rows = files.map((name) => `<h2>${name.replace('.webp', '')}</h2><img src="${name}" alt="">`);
  const sheet = join(differencesFolder, 'sheet.html');
  await writeFile(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Stills</title><style>body{font:16px system-ui;margin:24px;background:#ddd}img{max-inline-size:100%}</style><p>Before, after, and where they differ.</p>${rows.join('\n')}\n`,
  );
  console.log(`${files.length} differences: ${sheet}`);
}
