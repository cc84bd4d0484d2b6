import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { type Load, measureLoad } from './measure.ts';
import { buildOneBundle } from './oneBundle.ts';
import { serveVariant, type Variant } from './variants.ts';

/**
 * `pnpm bench [pairs]`: JavaScript, requests and depth beside the same sources as one bundle, and paint beside the same HTML
 * without scripts, in interleaved pairs. Bytes are facts; times are compared only within this run.
 */
const root = join(import.meta.dirname, '../..');
const pairs = Number(process.argv[2] ?? 15);
const pages = ['/', '/portfolio/ikura'];

const port = 3140;
const site = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'shell/src/serve/start.cli.ts')], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  await answering(site);
  const bundle = await buildOneBundle(root);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const variants = await Promise.all(
    (['site', 'noScripts', 'oneBundle'] as const).map(
      async (name) => [name, await serveVariant(name, site, bundle)] as const,
    ),
  );
  const urls = Object.fromEntries(variants.map(([name, { url }]) => [name, url])) as Record<Variant, string>;
  for (const page of pages) {
    const load = (variant: Variant) => measureLoad(browser, urls[variant] + page, variant !== 'noScripts');
    for (const variant of ['site', 'noScripts', 'oneBundle'] as const) await load(variant); // Warms the servers' memory.
    const [own, one] = [await load('site'), await load('oneBundle')];
    console.log(`\n${page}`);
    console.table({ site: row(own), 'one bundle': row(one) });
    console.log(`JavaScript, site : one bundle = ${(own.scriptBytes / one.scriptBytes).toFixed(3)} (target ≤ 1.10)`);
    const ratios: number[] = [];
    const first: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const order: Variant[] = pair % 2 === 0 ? ['site', 'noScripts'] : ['noScripts', 'site'];
      const measured: Partial<Record<Variant, Load>> = {};
      for (const variant of order) measured[variant] = await load(variant);
      ratios.push((measured.site?.largestPaint ?? 0) / (measured.noScripts?.largestPaint ?? 1));
      first.push((measured.site?.firstPaint ?? 0) / (measured.noScripts?.firstPaint ?? 1));
    }
    console.log(`LCP, with : without scripts = ${spread(ratios)} (target ≤ 1.05, ${pairs} pairs)`);
    console.log(`FCP, with : without scripts = ${spread(first)}`);
  }
  await browser.close();
  for (const [, { close }] of variants) close();
} finally {
  server.kill('SIGTERM');
}

function row({ scriptBytes, scripts, requests, depth }: Load) {
  return { 'JS, bytes (br)': scriptBytes, 'JS files': scripts, requests, depth };
}

/** Median, quartiles and extremes. */
function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(3);
  return `median ${at(0.5)}, quartiles ${at(0.25)}–${at(0.75)}, extremes ${at(0)}–${at(1)}`;
}

async function answering(url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The site could not be started; the lines above say why.');
    const answer = await fetch(`${url}/snapshot.json`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
