import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ExplainedError, InvalidInputError, NotFoundError } from 'shared/contract';
import { changed, lookAtSite, type SeenSite } from './lookAtSite.ts';
import { type Outside, outsideVariable } from './Outside.ts';
import { readSiteAddress } from './readSiteAddress.ts';
import { type Counted, count, parseReport, tell } from './report.ts';

/**
 * `SITE=https://… npm run e2e [-- --package portfolio] [Playwright's words]`: the suites against a site that is there. Nothing is built,
 * composed or served. What was tested is printed first; what cannot be asked from outside is named behind the run. Ends with 1 where something
 * failed, where nothing was asked, and where the site has changed meanwhile.
 */
const folder = join(import.meta.dirname, '..');
const results = process.env.E2E_RESULTS ?? 'test-results';

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(words: readonly string[]): Promise<number> {
  const began = performance.now();
  const { owner, rest } = takePackage(words);
  if (process.env.SITE === undefined)
    throw new InvalidInputError({
      fact: '--package asks a site that is there, and SITE names none.',
      nextStep:
        'SITE=https://porohy.example npm run e2e -- --package portfolio; in this checkout: npm run e2e -- e2e/portfolio.',
    });
  const address = readSiteAddress(process.env.SITE);
  const site = await lookAtSite(address);
  const chosen = owner === undefined ? [] : suitesOf(owner, site);
  console.log(tellSite(site));
  const code = await play([...chosen, ...rest], outsideOf(site, owner));
  const counted = await countRun(code);
  console.log(`\n${tell(counted)}`);
  const difference = changed(site, await lookAtSite(address, site.cookies));
  if (difference !== '')
    console.log(
      `${site.origin} changed while it was tested (${difference}): what was seen is of no one composition. Run the suites again, or against a preview, which stays as it is.`,
    );
  const nothing = counted.passed + counted.failures.length === 0;
  if (nothing) console.log('Nothing of what was named can be asked from outside.');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const failed = counted.failures.length;
  console.log(`${counted.passed} passed, ${failed} failed, ${counted.notAsked} not asked from outside (${seconds} s)`);
  return code === 0 && failed === 0 && difference === '' && !nothing ? 0 : 1;
}

/** Takes `--package` out of the words; Playwright has the others. */
function takePackage(words: readonly string[]): { owner?: string; rest: readonly string[] } {
  const at = words.findIndex((word) => /^--package(=|$)/.test(word));
  if (at < 0) return { rest: words };
  const inline = words[at]?.startsWith('--package=') ?? false;
  const name = (inline ? words[at]?.slice('--package='.length) : words[at + 1]) ?? '';
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new InvalidInputError({ fact: `--package is "${name}".`, nextStep: 'Name a package: --package portfolio.' });
  return { owner: name.replace(/^mfe-/, ''), rest: words.toSpliced(at, inline ? 1 : 2) };
}

/**
 * Every page, and a package's own journeys: those in its folder, the shell's in that of the frame.
 * @throws NotFoundError if the site has no such package
 */
function suitesOf(owner: string, { origin, snapshot }: SeenSite): readonly string[] {
  const names = Object.keys(snapshot.releases);
  if (!names.includes(owner))
    throw new NotFoundError({
      fact: `${origin} has no package "${owner}".`,
      nextStep: `It has ${names.join(', ')}.`,
    });
  const own = owner === 'shell' ? 'frame' : owner;
  if (existsSync(join(folder, own))) return ['e2e/everyPage', `e2e/${own}/`];
  console.log(`${owner} has no journeys of its own: there is no folder e2e/${own}.`);
  return ['e2e/everyPage'];
}

function outsideOf({ origin, cookies, snapshot }: SeenSite, owner: string | undefined): Outside {
  const pages = Object.fromEntries(snapshot.routes.map(({ path, owner }) => [path, owner]));
  return { origin, cookies, pages, ...(owner !== undefined && { package: owner }) };
}

/** The composition, exactly: what this run says is said of it. */
function tellSite({ origin, preview, entry, snapshot, digest }: SeenSite): string {
  const what = preview
    ? `a preview (${preview})`
    : entry
      ? `entry ${entry.number}`
      : 'of an entry that its host does not show';
  const releases = Object.entries(snapshot.releases).map(([name, version]) => `  ${name} ${version}`);
  return [
    `${origin}: ${what}, snapshot ${digest.slice(0, 12)}, ${snapshot.routes.length} pages in two languages`,
    ...releases,
  ].join('\n');
}

async function play(words: readonly string[], told: Outside): Promise<number> {
  await rm(resolve(folder, results, 'e2e.json'), { force: true });
  const program = join(folder, 'node_modules/.bin/playwright');
  const env = { ...process.env, [outsideVariable]: JSON.stringify(told) };
  const child = spawn(program, ['test', ...words], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  let stopped = false;
  // Playwright ends its browsers on this signal, and on no other.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopped = true;
      child.kill('SIGINT');
    });
  const [code] = await once(child, 'exit');
  if (stopped) process.exit(130);
  return code ?? 1;
}

async function countRun(code: number): Promise<Counted> {
  const text = await readFile(resolve(folder, results, 'e2e.json'), 'utf8').catch((cause: unknown) => {
    throw new NotFoundError(
      {
        fact: `Playwright ended with ${code} and left no report; the lines above say why.`,
        nextStep: 'Mend that first.',
      },
      { cause },
    );
  });
  return count(parseReport(text));
}
