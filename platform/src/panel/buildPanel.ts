import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from 'shared/contract';

let built: Promise<string> | undefined;

/**
 * The composition panel's script: one module. No release has it, so nobody who visits the live site can ask for it.
 * @throws BuildError with what the bundler says
 */
export function buildPanel(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  // Every command that may build it would load the bundler first, about half of what it takes to begin (decision 0088).
  const { rspack } = await import('@rspack/core');
  const folder = await mkdtemp(join(tmpdir(), 'panel-'));
  try {
    await bundle(rspack, folder);
    return await readFile(join(folder, 'panel.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function bundle(rspack: typeof import('@rspack/core').rspack, path: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: fileURLToPath(new URL('panel.browser.ts', import.meta.url)),
    output: { path, filename: 'panel.js', module: true, chunkFormat: 'module' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/esm',
        },
      ],
    },
    performance: { hints: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) return resolve();
        reject(
          new BuildError({
            what: 'The composition panel could not be built.\n',
            fact: `${error?.message ?? stats?.toString({ preset: 'errors-only' })}\n`,
            nextStep: 'Mend what the lines above name and run the command again.',
          }),
        );
      });
    });
  });
}
