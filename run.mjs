// Runs on any Node from 20 on. Installs the workspace if needed, and starts the command with the Node version in the lockfile, so all other
// scripts can rely on Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Package manager with its exact version. It is not in package.json, because pnpm would then first look itself up. */
const pnpm = 'pnpm@12.21.0';
const root = fileURLToPath(new URL('.', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const installedMark = join(root, 'node_modules', '.installed');
/** Folder of Node's compile cache, which halves the processor time of a process's start. */
const compiled = join(root, 'node_modules', '.cache', 'node');
/** Seconds that a command gets to end by itself: twice the time that a server gives pending responses. */
const secondsToEnd = 10;
/** File that lists the verbs of `release` that only read. */
const looking = join(root, 'platform/src/commands/release/readOnlyVerbs.json');

/** Program and first arguments of each command in package.json. Commands install and build only through this file. */
const commands = {
  start: 'platform/src/commands/start.cli.ts',
  serve: 'platform/src/commands/serve.cli.ts',
  dev: 'platform/src/commands/dev.cli.ts',
  build: 'platform/src/commands/build.cli.ts',
  compose: 'platform/src/commands/compose.cli.ts',
  release: 'platform/src/commands/release.cli.ts',
  export: 'platform/src/commands/export.cli.ts',
  verify: 'platform/src/commands/verify.cli.ts',
  new: 'studio/src/new/new.cli.ts',
  fonts: 'studio/src/fonts/fonts.cli.ts',
  art: 'studio/art/art.cli.ts',
  check: '.ci/check.ts',
  test: '.ci/test.ts',
  e2e: [
    'e2e/node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e',
    '--project=chromium',
    '--project=builds',
  ],
  engines: ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--project=engines'],
  stores: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stores.config.ts'],
  bench: 'e2e/bench/bench.cli.ts',
  lighthouse: 'e2e/bench/lighthouse.cli.ts',
  gallery: 'shared/gallery/gallery.cli.ts',
};

const [command, ...given] = process.argv.slice(2);
// npm removes "--". If it is passed anyway, the program would ignore all arguments after it.
const rest = given[0] === '--' ? given.slice(1) : given;
if (!Object.hasOwn(commands, command ?? '')) {
  fail(`There is no command "${command ?? ''}".`, `The commands are: ${Object.keys(commands).join(', ')}.`);
}
// Bundlers treat these characters in a path as parts of a request.
const sign = /[#?!%]/.exec(root)?.[0];
if (sign)
  fail(
    `The folder ${root} has "${sign}" in its path, which bundlers cannot read.`,
    'Move it to a path without # ? ! %.',
  );
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `This machine has Node ${process.versions.node}.`,
    'Install Node 20 or newer. The project installs everything else.',
  );
}
install();
const temporary = makeTemporaryFolder();
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
/** Mark in the environment of all processes that this run starts, after the marks of outer runs. */
const mark = `run-${process.pid}-${Date.now()}`;
const [program, ...words] = [commands[command]].flat();
// Names a folder of suites by its path, because Playwright searches a word in whole paths, and the project may be in /home.
const isSuiteFolder = (word) => command === 'e2e' && /^[\w-]+$/.test(word) && existsSync(join(root, 'e2e', word));
const isValue = (index) => /^--?\w/.test(rest[index - 1] ?? '');
const filters = rest.map((word, index) =>
  isSuiteFolder(word) && !isValue(index) ? `[\\\\/]e2e[\\\\/]${word}[\\\\/]` : word,
);
const child = spawn(pinnedNode(), [join(root, program), ...words, ...filters], {
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PART_OF: `${process.env.PART_OF ?? ''} ${mark}`,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    ...Object.fromEntries(['TMPDIR', 'TEMP', 'TMP'].map((name) => [name, temporary])),
  },
});
child.on('error', (error) => fail(`"${command}" could not be started: ${error.message}`, 'Run npm start again.'));
// Passes a stop signal on to the command, which ends by itself. Afterwards, this process ends servers and browsers that the command left
// behind. A command that does not end in time is killed.
let started = [];
let overdue;
/** Seconds for which a stopping server still accepts requests (docs/operate.md). */
const drain = command === 'serve' ? Number(process.env.DRAIN ?? (process.env.OPERATIONS_PORT ? 5 : 0)) || 0 : 0;
const stop = (signal) => {
  started = [...new Set([...started, ...startedBy(child.pid), ...marked()])];
  overdue ??= setTimeout(
    () => {
      started.push(...startedBy(child.pid));
      child.kill('SIGKILL');
    },
    (secondsToEnd + drain) * 1000,
  );
  child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
// On SIGHUP, a server with a log file opens a new one, and a server without one ends.
process.on('SIGHUP', () => (command === 'serve' ? child.kill('SIGHUP') : stop('SIGHUP')));
// npm runs a command in a shell. A signal to npm ends only that shell, so this process polls whether its parent has changed.
const shell = process.ppid;
const watching = process.env.npm_lifecycle_event
  ? setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(watching);
      stop('SIGTERM');
    }, 500)
  : undefined;
child.on('exit', async (code) => {
  clearTimeout(overdue);
  clearInterval(watching);
  if (overdue) await end();
  process.exit(code ?? 1);
});

/** Creates the temporary folder of this run. Removes the folders of runs on this machine that were killed. */
function makeTemporaryFolder() {
  const prefix = `porohy-${hostname()}-`;
  try {
    for (const name of readdirSync(tmpdir())) {
      const [, pid] = name.startsWith(prefix) ? name.slice(prefix.length).split(/^(\d+)-/) : [];
      if (!pid || isRunning(Number(pid))) continue;
      try {
        rmSync(join(tmpdir(), name), { recursive: true, force: true });
      } catch {
        // Leaves the folder of another user, who alone can remove it.
      }
    }
    return mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  } catch (error) {
    return fail(
      `No temporary folder could be made in ${tmpdir()}: ${error.message}`,
      'Free some disk space there, or name another folder: TMPDIR=/path.',
    );
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return error.code === 'EPERM';
  }
}

/** Lists a process's children, their children and so on. */
function startedBy(pid, all = processes()) {
  const of = (parent) => all.filter((each) => each.parent === parent).flatMap((each) => [each.pid, ...of(each.pid)]);
  return of(pid);
}

/**
 * Lists the processes with this run's mark. After Ctrl+C the command may end first, and its children then have no parent. Works only on
 * systems that show environments as files.
 */
function marked() {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== child.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/**
 * Ends the processes that a stopped command left behind, by SIGTERM and after five seconds by SIGKILL. Lists them again each time, because
 * a command may start processes between the stop and its end.
 */
async function end() {
  const over = Date.now() + 5000;
  const told = new Set();
  for (;;) {
    const all = processes();
    const known = [...new Set([...started, ...marked()])].flatMap((pid) => [pid, ...startedBy(pid, all)]);
    const left = all.map(({ pid }) => pid).filter((pid) => known.includes(pid));
    if (left.length === 0) return;
    for (const pid of left) {
      if (Date.now() > over) send(pid, 'SIGKILL');
      else if (!told.has(pid)) send(pid, 'SIGTERM');
      told.add(pid);
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended in the meantime.
  }
}

/** Lists the processes of this machine without zombies. Linux shows them as files, so it needs no `ps`, which small images lack. */
function processes() {
  const lines = existsSync('/proc/self/stat')
    ? readdirSync('/proc').map(readProcess)
    : (spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).stdout ?? '').split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = 'Z']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** Returns a process's number, parent and state, like a line of `ps`; empty if `name` is no process of now. */
function readProcess(name) {
  if (!/^\d+$/.test(name)) return '';
  try {
    const [state, parent] = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1).split(' ');
    return `${name} ${parent} ${state}`;
  } catch {
    return '';
  }
}

/**
 * Installs exactly the packages in the lockfile, once per lockfile. An interrupted install leaves no mark and is repeated. For `dev` with
 * `--rest`, installs only platform, shell and the named remotes; a later command that needs everything installs the rest.
 */
function install() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  const [known, ...parts] = existsSync(installedMark) ? readFileSync(installedMark, 'utf8').split(' ') : [];
  const needed = partOfWorkspace();
  if (known === wanted && (parts.length === 0 || needed?.every((each) => parts.includes(each)))) return;
  if (known && parts.length === 0 && onlyReads()) {
    console.error(
      'The lockfile has changed since the workspace was installed. This command only reads, and continues with the installed packages.\nTo install the new packages, run: npm start -- --no-serve.',
    );
    return;
  }
  try {
    rmSync(installedMark, { force: true });
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    accessSync(join(root, 'node_modules'), constants.W_OK);
  } catch (error) {
    fail(
      `The packages of the lockfile are not installed, and nothing can be written in ${root}: ${error.message}`,
      'Run npm start -- --no-serve as a user who can write there, then run the same command again.',
    );
  }
  const what = needed ? `${needed.join(', ')} and their dependencies` : 'the workspace';
  // Prints to standard error, because standard output may be the JSON of a command.
  console.error(`Installing ${what} with ${pnpm} …`);
  const filters = (needed ? ['porohy', ...needed.map((each) => `${each}...`)] : []).flatMap((each) => [
    '--filter',
    each,
  ]);
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const words = ['--yes', pnpm, ...filters, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const installed = spawnSync(npx, words, {
    cwd: root,
    shell: process.platform === 'win32',
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  if (installed.status !== 0) {
    console.error(`${installed.stdout ?? ''}${installed.stderr ?? ''}`.trim().split('\n').slice(-15).join('\n'));
    fail(
      'The workspace could not be installed. The last lines above say why.',
      'Check the connection to the npm registry and the free disk space, then run the same command again.',
    );
  }
  const now = known === wanted && parts.length > 0 && needed ? [...new Set([...parts, ...needed])] : (needed ?? []);
  writeFileSync(installedMark, [wanted, ...now].join(' '));
}

/** Tells whether the command only reads: it must also work after a pull without write access or registry, as a restarted service does. */
function onlyReads() {
  const rebuilds = rest.some((word) => word.startsWith('--rebuild'));
  return (
    command === 'serve' ||
    (command === 'verify' && !rebuilds) ||
    (command === 'release' &&
      JSON.parse(readFileSync(looking, 'utf8')).includes(rest.find((word) => !word.startsWith('-'))))
  );
}

/** Lists the packages that the command needs. @returns undefined if it needs all */
function partOfWorkspace() {
  if (command !== 'dev' || !rest.some((word) => /^--rest(=|$)/.test(word))) return undefined;
  const folders = rest.map((word) => `mfe-${word.replace(/^mfe-/, '')}`);
  return ['platform', 'shell', ...folders.filter((folder) => existsSync(join(root, folder, 'package.json')))];
}

/** Returns the path of the Node in the lockfile. If npm has none for this platform, returns the machine's own, if that is new enough. */
function pinnedNode() {
  const pinned = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `npm has no Node 24 for ${process.platform}-${process.arch}, and this machine has Node ${process.versions.node}.`,
    'Install Node 24 and run the same command again.',
  );
}

function fail(fact, nextStep) {
  console.error(`${fact}\n${nextStep}`);
  process.exit(1);
}
