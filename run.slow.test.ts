import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

// Runs tests concurrently, because each has its own workspace, and mostly waits for processes.
const it = test.concurrent;

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Creates a workspace in which nothing is installed, and an `npx` that runs the given script. */
async function workspaceWith(npx: string, name = 'run-') {
  const folder = await mkdtemp(join(tmpdir(), name));
  for (const file of ['run.mjs', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    await cp(join(import.meta.dirname, file), join(folder, file));
  }
  const verbs = 'platform/src/commands/release/readOnlyVerbs.json';
  await cp(join(import.meta.dirname, verbs), join(folder, verbs));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/npx'), `#!/bin/sh\n${npx}\n`);
  await chmod(join(folder, 'bin/npx'), 0o755);
  const runWith = (given: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { ...process.env, ...given, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
      execFile(process.execPath, [join(folder, 'run.mjs'), ...words], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  const run = (...words: string[]): Promise<Ended> => runWith({}, ...words);
  const mark = () => readFile(join(folder, 'node_modules/.installed'), 'utf8').catch(() => undefined);
  return { folder, run, runWith, mark };
}

it('an unknown command prints the list of commands and installs nothing', async () => {
  const { run } = await workspaceWith('echo must not run; exit 9');
  const { code, output } = await run('strat');
  expect(code).toBe(1);
  expect(output).toMatch(/There is no command "strat"\.\nThe commands are: start, /);
  expect(output).not.toContain('must not run');
});

it.each(['check', 'test', 'bench', 'lighthouse', 'art', 'fonts', 'gallery'])(
  '%s --help prints its usage and does nothing else',
  async (command) => {
    const words = [join(import.meta.dirname, 'run.mjs'), command, '--help'];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([status, stdout.trim().split('\n')]).toEqual([0, [expect.stringMatching(/^Usage: .*npm (run )?[a-z]+/)]]);
  },
);

it.each(['C# new-', '!urgent-', '100%25 done-', 'a?b-'])(
  'in a folder like %s nothing is installed, and a message says why',
  async (name) => {
    const { run } = await workspaceWith('echo must not run; exit 9', name);
    const { code, output } = await run('start');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/has "[#!%?]" in its path, which bundlers cannot read\.\nMove it/),
    ]);
  },
);

it('a failed install prints the reason and a remedy, and leaves no mark', async () => {
  const { run, mark } = await workspaceWith('echo "ERR_PNPM_NO_NETWORK the registry did not answer"; exit 1');
  const { code, output } = await run('start');
  expect(code).toBe(1);
  expect(output).toContain('ERR_PNPM_NO_NETWORK');
  expect(output).toMatch(/could not be installed.*\nCheck the connection/);
  expect(await mark()).toBeUndefined();
});

it('one state of the lockfile is installed once, a changed lockfile again', async () => {
  const { folder, run, mark } = await workspaceWith('mkdir -p node_modules/.bin; echo once >> installs.txt');
  const installs = async () => (await readFile(join(folder, 'installs.txt'), 'utf8')).trim().split('\n').length;
  await run('start');
  await run('start');
  expect(await installs()).toBe(1);
  expect(await mark()).toMatch(/^[0-9a-f]{64}$/);
  await writeFile(join(folder, 'pnpm-lock.yaml'), 'changed');
  await run('start');
  expect(await installs()).toBe(2);
});

it.each([[['serve']], [['verify']], [['release', '--json', 'log', 'verify']]])(
  'with a changed lockfile, reading commands use the installed libraries and write nothing: %j',
  async (words) => {
    const { folder, run, mark } = await workspaceWith('mkdir -p node_modules/.bin; echo once >> installs.txt');
    await run('start');
    const before = await mark();
    await writeFile(join(folder, 'pnpm-lock.yaml'), 'changed');
    const { output } = await run(...words);
    expect(output).toMatch(
      /The lockfile has changed since.*continues with the installed packages\.\nTo install the new packages, run: /s,
    );
    expect([await readFile(join(folder, 'installs.txt'), 'utf8'), await mark()]).toEqual(['once\n', before]);
    await run('release', 'publish');
    expect(await readFile(join(folder, 'installs.txt'), 'utf8')).toBe('once\nonce\n');
  },
);

it.each([[['--', 'a.spec.ts', '--list']], [['a.spec.ts', '--list']]])(
  'arguments are passed on as %j, without the "--" that npm removes',
  async (words) => {
    const { folder, run } = await workspaceWith('mkdir -p node_modules/.bin');
    const program = join(folder, 'e2e/node_modules/@playwright/test/cli.js');
    await mkdir(join(program, '..'), { recursive: true });
    await writeFile(program, 'console.log(JSON.stringify(process.argv.slice(-2)))');
    expect((await run('e2e', ...words)).output).toContain('["a.spec.ts","--list"]');
  },
);

it('a workspace without write access fails with a message if an install is needed', async () => {
  const { folder, run } = await workspaceWith('echo must not run; exit 9');
  await writeFile(join(folder, 'node_modules'), 'stands where a folder would be');
  const { code, output } = await run('serve');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The packages of the lockfile are not installed, and nothing can be written in .*\nRun npm start/,
  );
  expect(output).not.toMatch(/must not run|^ +at /m);
});

it('dev with --rest installs only platform, shell and remote; other commands install everything', async () => {
  const { folder, run, mark } = await workspaceWith('mkdir -p node_modules/.bin; echo "$@" >> installs.txt');
  const installs = async () => (await readFile(join(folder, 'installs.txt'), 'utf8')).trim().split('\n');
  for (const name of ['mfe-news', 'mfe-shop']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'package.json'), '{}');
  }
  const rest = ['--rest', 'https://porohy.example'];
  await run('dev', 'news', ...rest);
  await run('dev', 'news', '--rest=https://porohy.example');
  expect(await installs()).toEqual([
    expect.stringMatching(
      /--filter porohy --filter platform\.\.\. --filter shell\.\.\. --filter mfe-news\.\.\. install/,
    ),
  ]);
  // Installs nothing for an unknown remote, because the command itself reports that it is missing.
  await run('dev', 'nothing', ...rest);
  expect(await installs()).toHaveLength(1);
  await run('dev', 'shop', ...rest);
  await run('dev', 'news', ...rest);
  expect(await installs()).toHaveLength(2);
  expect(await mark()).toMatch(/^[0-9a-f]{64} platform shell mfe-news mfe-shop$/);
  await run('dev', 'news');
  expect((await installs()).at(-1)).not.toContain('--filter');
  await run('dev', 'news', ...rest);
  expect(await installs()).toHaveLength(3);
  expect(await mark()).toMatch(/^[0-9a-f]{64}$/);
});

it('a run removes its temporary folder, and those of runs that were killed', async () => {
  const { folder, runWith } = await workspaceWith('mkdir -p node_modules/.bin');
  const temporary = join(folder, 'temporary');
  // Uses an ID that no process can have, because Linux assigns only smaller IDs.
  await mkdir(join(temporary, `porohy-${hostname()}-4194305-abcdef`), { recursive: true });
  await mkdir(join(temporary, 'of somebody else'));
  await mkdir(join(folder, 'platform/src/commands'), { recursive: true });
  await writeFile(
    join(folder, 'platform/src/commands/serve.cli.ts'),
    `import { writeFileSync } from "node:fs";\nimport { tmpdir } from "node:os";\nwriteFileSync(tmpdir() + "/left", "");\nconsole.log(tmpdir());\n`,
  );
  const { output } = await runWith({ TMPDIR: temporary }, 'serve');
  expect(output).toContain(join(temporary, `porohy-${hostname()}-`));
  expect(await readdir(temporary)).toEqual(['of somebody else']);
});

/** Installs a workspace whose server runs the given code. @returns a function that starts the server through `run.mjs` */
async function serving(code: string) {
  const { folder, run } = await workspaceWith('mkdir -p node_modules/.bin');
  await run('serve');
  await mkdir(join(folder, 'platform/src/commands'), { recursive: true });
  await writeFile(join(folder, 'platform/src/commands/serve.cli.ts'), code);
  return () => spawn(process.execPath, [join(folder, 'run.mjs'), 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('a stop signal is passed on to the command, and both end', async () => {
  const start = await serving(
    "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });\nconsole.log('running');\nsetInterval(() => {}, 1000);\n",
  );
  const child = start();
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
    if (output === 'running\n') child.kill('SIGTERM');
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output).toBe('running\nstopped\n');
});

it('a stopped command leaves no process behind, even if it does not stop its children', async () => {
  // Simulates a tool that starts a detached server which ignores SIGTERM.
  const start = await serving(
    `import { spawn } from 'node:child_process';
const server = "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000);";
const tool = \`require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(server)}], { stdio: 'inherit', detached: true });\`;
spawn(process.execPath, ['-e', tool], { stdio: 'inherit' });
setInterval(() => {}, 1000);
`,
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const child = start();
    const [said] = await once(child.stdout, 'data');
    child.kill(signal);
    await once(child, 'exit');
    // Status `Z` is a zombie: an ended process for which its parent has not waited.
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(said).trim()], { encoding: 'utf8' });
    expect(stdout.trim(), signal).toMatch(/^(Z.*)?$/);
  }
});

it('a command that ignores a stop signal is killed', async () => {
  const start = await serving(
    "process.on('SIGTERM', () => console.log('heard'));\nconsole.log(process.pid);\nsetInterval(() => {}, 1000);\n",
  );
  const child = start();
  const [pid] = await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [heard] = await once(child.stdout, 'data');
  expect(String(heard)).toBe('heard\n');
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid).trim()], { encoding: 'utf8' });
  expect(stdout.trim()).toMatch(/^(Z.*)?$/);
});
