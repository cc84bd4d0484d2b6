import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { answering } from '../serveStore.ts';
import { type Load, measureLoad } from './measure.ts';
import { buildOneBundle } from './oneBundle.ts';
import { ratio } from './ratio.ts';
import { serveVariant, type Variant } from './variants.ts';

const paints = [
  ['LCP', 'largestPaint'],
  ['FCP', 'firstPaint'],
] as const;

/** One load of each. */
type Round = Readonly<Record<'site' | 'without' | 'again', Load>>;

/**
 * What a first visit costs: JavaScript, requests and depth of who goes on, beside the same sources as one bundle, and paint beside the same
 * HTML without scripts, in interleaved rounds. Bytes are facts; times are compared only within this run.
 */
const root = join(import.meta.dirname, '../..');
const [count = '25', ...named] = process.argv.slice(2);
const roundCount = Number(count);
const pages = named.length > 0 ? named : ['/', '/portfolio/ikura'];

const port = 3140;
const site = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'platform/src/commands/start.cli.ts')], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  await answering(site, server);
  const bundle = await buildOneBundle(root);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const variants = await Promise.all(
    (['site', 'noScripts', 'oneBundle'] as const).map(
      async (name) => [name, await serveVariant(name, site, bundle)] as const,
    ),
  );
  const urls = Object.fromEntries(variants.map(([name, { url }]) => [name, url])) as Record<Variant, string>;
  for (const page of pages) {
    const load = (variant: Variant, whole = false) =>
      measureLoad(browser, urls[variant] + page, { goesOn: whole, idleToo: whole });
    for (const variant of ['site', 'noScripts', 'oneBundle'] as const) await load(variant); // Warms the servers' memory.
    const [own, one] = [await load('site', true), await load('oneBundle', true)];
    console.log(`\n${page}`);
    console.table({ site: row(own), 'one bundle': row(one) });
    console.log(`JavaScript, site : one bundle = ${(own.scriptBytes / one.scriptBytes).toFixed(3)} (target ≤ 1.10)`);
    const rounds: Round[] = [];
    for (let round = 0; round < roundCount; round += 1) {
      // The page without scripts stands in the middle and is loaded twice: what it differs from itself by is the machine's noise.
      const order = ['site', 'without', 'again'] as const;
      const measured = {} as Record<(typeof order)[number], Load>;
      for (const which of round % 2 === 0 ? order : order.toReversed())
        measured[which] = await load(which === 'site' ? 'site' : 'noScripts');
      rounds.push(measured);
    }
    for (const [name, paint] of paints) {
      const of = (which: keyof Round) => rounds.map((round) => round[which][paint]);
      console.log(`${name}, with : without scripts = ${ratio(of('site'), [...of('without'), ...of('again')])}`);
      console.log(`${name}, without scripts : itself = ${ratio(of('again'), of('without'))}`);
    }
    console.log(`The target of LCP, with : without scripts, is ≤ 1.02 (${roundCount} rounds).`);
  }
  await browser.close();
  for (const [, { close }] of variants) close();
} finally {
  server.kill('SIGTERM');
}

function row({ scriptBytes, scripts, requests, depth }: Load) {
  return { 'JS, bytes (br)': scriptBytes, 'JS files': scripts, requests, depth };
}
