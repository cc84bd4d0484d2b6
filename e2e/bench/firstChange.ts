import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../serveStore.ts';
import { freePort } from './serveLive.ts';

/**
 * What a newcomer waits for, from `git clone` to the first change on screen, with the two lines of docs/team.md: a clone of the last commit, with nothing
 * installed, built or released. Archives that the package manager has on this machine are not fetched again.
 */
const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'first-change-'));
const file = join(folder, 'mfe-portfolio/src/locales/portfolio.en.json');
const port = await freePort();
const page = `http://localhost:${port}/en/portfolio`;
const html = async () => (await fetch(page).catch(() => undefined))?.text() ?? '';

const began = performance.now();
const lines: (readonly [what: string, seconds: string])[] = [];
const note = (what: string, since: number) => {
  lines.push([what, ((performance.now() - since) / 1000).toFixed(1)]);
};

execFileSync('git', ['clone', '--quiet', root, folder]);
note('git clone', began);
const started = performance.now();
const { RELEASES: _, ...environment } = process.env;
// What npm runs: npm itself ends before what it has started.
const server = spawn(process.execPath, ['run.mjs', 'dev', 'portfolio'], {
  cwd: folder,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...environment, PORT: String(port) },
});
try {
  await until(async () => {
    if (server.exitCode !== null)
      throw new Error(`npm run dev ended with ${server.exitCode}; the lines above say why.`);
    return (await html()).includes('<h1');
  });
  note('npm run dev -- portfolio: installed, released once, the page is there', started);
  const saved = performance.now();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"projectsTitle": "', '"projectsTitle": "A newcomer says: '));
  await until(async () => (await html()).includes('A newcomer says'));
  note('a text saved: the page says it', saved);
  note('all of it', began);
  for (const [what, seconds] of lines) console.log(`${seconds.padStart(7)} s  ${what}`);
} finally {
  const ended = server.exitCode === null ? once(server, 'exit') : undefined;
  server.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}
