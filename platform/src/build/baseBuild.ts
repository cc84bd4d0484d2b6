import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  type RspackPluginInstance,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import { createClassNamer } from './classNamer.ts';
import { createInputListPlugin } from './inputList.ts';
import type { BuildMode } from './namedChunkFiles.ts';
import { PinPlugin } from './PinPlugin.ts';
import { StableVariableNamesPlugin } from './StableVariableNamesPlugin.ts';

const require = createRequire(import.meta.url);

/**
 * Loader that lets the bundler drop unused parts of the router. Without it, module-level side effects keep 90 % of the router (8 KB
 * compressed).
 */
const pureMarker = require.resolve('./markPure.cjs');

/** Locale files with visible text: a loader adds a no-break space after words of one letter. `meta.*.json` is for search engines. */
const messages = /[\\/]locales[\\/](?!meta\.)[^\\/]+\.json$/;

/** Browsers that the site supports. Older ones show the prerendered page without script. */
const targets = 'chrome >= 111, firefox >= 113, safari >= 16.4';

/** Output options of the script before the first paint. It is a classic script, because a module would wait for the whole document. */
export const classicScriptOutput = {
  module: false,
  chunkFormat: 'array-push',
  chunkLoading: 'jsonp',
  iife: true,
  publicPath: '',
} as const;

interface BaseBuildOptions {
  /** Short name of the package: `shell`, `portfolio`. */
  readonly name: string;
  readonly folder: string;
  readonly platform: 'browser' | 'node';
  readonly mode: BuildMode;
}

export function createBaseBuild({ name, folder, platform, mode }: BaseBuildOptions): Configuration {
  const browser = platform === 'browser';
  const production = mode === 'production';
  const hashed = production ? '.[contenthash:8]' : '';
  return {
    name: `${name}-${platform}`,
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: browser ? ['web', 'es2022'] : 'node24',
    output: {
      path: join(folder, 'dist', platform),
      uniqueName: name,
      // `auto` requests chunks relative to the entry's address, so a release also runs on a foreign host.
      publicPath: browser ? 'auto' : '',
      filename: browser ? `js/[name]${hashed}.js` : 'main.cjs',
      chunkFilename: browser ? `js/[name]${hashed}.js` : '[name].cjs',
      // Makes each import of a module that threw throw again, as in ECMAScript. By default, only the first throws; further ones silently
      // get an empty module.
      strictModuleErrorHandling: true,
      crossOriginLoading: browser ? 'anonymous' : false,
      // Puts absolute paths into source maps, which debuggers and the server's error reports need to find the source.
      ...(!production && { devtoolModuleFilenameTemplate: '[absolute-resource-path]' }),
      ...(browser
        ? { module: true, chunkFormat: 'module', chunkLoading: 'import' }
        : { library: { type: 'commonjs2' }, asyncChunks: false }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  importSource: 'shared',
                  refresh: !production && browser,
                },
              },
            },
            env: { targets },
          },
        },
        { test: messages, loader: require.resolve('./bindLetters.cjs') },
        ...(production && browser ? [{ test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: pureMarker }] : []),
        {
          // Keeps the addresses of these files relative to the release. A release's address contains a digest of its files, so it is not
          // known yet.
          test: /\.(svg|avif|webp|png|jpg|woff2|txt)$/,
          type: 'asset/resource',
          // Makes the Node build write its fonts into `browser/`: only prerendering imports these fonts, but browsers request them.
          generator: {
            filename: 'assets/[name].[contenthash:8][ext]',
            publicPath: '',
            ...(!browser && { outputPath: '../browser/' }),
          },
        },
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: browser
            ? [CssExtractRspackPlugin.loader, { loader: require.resolve('css-loader'), options: { url: false } }]
            : [{ loader: require.resolve('css-loader'), options: { url: false, modules: { exportOnlyLocals: true } } }],
        },
      ],
    },
    plugins: [
      new VanillaExtractPlugin({
        outputCss: browser,
        identifiers: createClassNamer(name, folder, !production),
      }) as unknown as RspackPluginInstance,
      ...(browser
        ? [
            // Removes the code that creates structured data from browser builds, because only prerendered documents contain that data.
            new DefinePlugin({ 'process.env.RENDERS_IN': '"browser"' }),
            new CssExtractRspackPlugin({
              filename: `css/[name]${hashed}.css`,
              chunkFilename: `css/[name]${hashed}.css`,
              // Turns off warnings about the order of style sheets on every save. Cascade layers make that order irrelevant.
              ignoreOrder: !production,
            }),
          ]
        : []),
      ...(production ? [createInputListPlugin(folder)] : []),
      ...(browser && production
        ? [
            new PinPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
            new StableVariableNamesPlugin(),
          ]
        : []),
    ],
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: browser && production,
      ...(browser
        ? {
            // Keeps a library that only one page needs in that page's chunk: one request fewer.
            splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
          }
        : { minimize: false }),
      minimizer: [
        new SwcJsMinimizerRspackPlugin({ extractComments: false, minimizerOptions: { format: { comments: false } } }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
