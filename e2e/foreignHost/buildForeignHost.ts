import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { DefinePlugin, HtmlRspackPlugin, rspack, type Stats } from '@rspack/core';

interface ForeignHostOptions {
  readonly manifest: string;
  readonly output: string;
  /** Names of the singletons that the contract lists for hosts. */
  readonly singletons: readonly string[];
  /** CSS rule that sets the remote's design tokens. */
  readonly tokens: string;
}

/** Builds the host of another site. It knows only the remote's address and the list of singletons. */
export async function buildForeignHost({ manifest, output, singletons, tokens }: ForeignHostOptions): Promise<void> {
  const compiler = rspack({
    context: import.meta.dirname,
    mode: 'production',
    devtool: false,
    entry: { main: './index.ts' },
    output: { path: output, publicPath: '/', clean: true, uniqueName: 'foreignHost' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'foreignHost',
        remotes: { portfolio: `portfolio@${manifest}` },
        shared: Object.fromEntries(
          singletons.map((name) => [name, { singleton: true, requiredVersion: false as const }]),
        ),
        dts: {
          consumeTypes: { abortOnError: true, typesFolder: '@mf-types', consumeAPITypes: false },
          generateTypes: false,
        },
      }),
      new DefinePlugin({ FILES_OF_PORTFOLIO: JSON.stringify(manifest.slice(0, manifest.lastIndexOf('/') + 1)) }),
      new HtmlRspackPlugin({
        templateContent: `<!doctype html><html lang="en"><head><title>Foreign host</title><link rel="icon" href="data:,"><style>${tokens}</style></head><body></body></html>`,
      }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-only',
  });
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  await promisify((done: (error?: Error | null) => void) => compiler.close(done))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

export const typesFolder = join(import.meta.dirname, '@mf-types');
