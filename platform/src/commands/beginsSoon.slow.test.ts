import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { spawnCommand } from '../../test/spawnCommand.ts';

/** Module for `--import`. It runs before the command's own code, and prints the name of each package that the command imports. */
const telling = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, where, next) { if (/^@?[a-z]/.test(name)) process._rawDebug('loads ' + name); return next(name, where); } });`;

const loadedBy = async (file: string, words: readonly string[]): Promise<string[]> => {
  const imported = `--import "data:text/javascript,${encodeURIComponent(telling)}"`;
  const { text } = await spawnCommand(file, words, tmpdir(), { NODE_OPTIONS: imported });
  return [...text.matchAll(/^loads (.+)$/gm)].map(([, name = '']) => name);
};

const bundler = '@rspack/core';

// Decision 0119: loading the bundler's native part took half of each command's start time.
it('a command that builds nothing does not import the bundler', async () => {
  for (const [file, ...words] of [
    ['release.cli.ts', 'list'],
    ['release.cli.ts', 'rollback', '--dry-run'],
    ['compose.cli.ts', '--help'],
    ['export.cli.ts', '--help'],
    ['verify.cli.ts', '--help'],
    ['serve.cli.ts', '--help'],
  ] as const) {
    const loaded = await loadedBy(file, words);
    expect(loaded, file).toContain('valibot');
    expect(loaded, `${file} ${words.join(' ')}`).not.toContain(bundler);
  }
});

it('this suite sees that a command which builds imports the bundler', async () => {
  expect(await loadedBy('dev.cli.ts', ['--help'])).toContain(bundler);
});
