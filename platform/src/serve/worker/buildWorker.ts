import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from 'shared/contract';
import { allowOthersToRead } from '../export/writeFolder.ts';
import { panelScript } from '../panel/panel.ts';

/**
 * Builds the Worker into one module, which imports only Node modules that the Workers platform provides (`nodejs_compat`).
 * @returns the module's path
 * @throws BuildError with the bundler's message
 */
export async function buildWorker(folder: string): Promise<string> {
  allowOthersToRead();
  // Imports the bundler lazily, because it loads slowly and other exports do not need it.
  const { rspack } = await import('@rspack/core');
  const path = resolve(folder);
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    devtool: false,
    entry: fileURLToPath(new URL('worker.ts', import.meta.url)),
    output: { path, filename: 'worker.js', module: true, chunkFormat: 'module', library: { type: 'module' } },
    // Does not bundle the modules that the Workers platform provides (`nodejs_compat`). Its own zlib unpacks brotli fastest.
    externals: Object.fromEntries(
      ['node:buffer', 'node:crypto', 'node:util', 'node:zlib'].map((each) => [each, `module ${each}`]),
    ),
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['workerd', 'worker', 'browser', 'import'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ PANEL_SCRIPT: JSON.stringify(panelScript) })],
    // Does not minify, because operators may read the module and browsers never download it.
    optimization: { minimize: false },
    performance: { hints: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) return resolve(join(path, 'worker.js'));
        const problem = error?.message ?? stats?.toString({ preset: 'errors-only' });
        reject(
          new BuildError({
            what: 'The Worker could not be built.\n',
            fact: `${problem}\n`,
            nextStep: 'Correct the faults above and run the command again.',
          }),
        );
      });
    });
  });
}
