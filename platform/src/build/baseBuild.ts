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
import { StableNamesPlugin } from './StableNamesPlugin.ts';

const require = createRequire(import.meta.url);

/**
 * Loader that lets the bundler drop unused parts of the router. Without it, module-level side effects keep 90 % of the router (8 KB
 * compressed).
 */
const pureMarker = require.resolve('./markPure.cjs');

/** Locale files with visible text: a loader binds their short words to the next word. `meta.*.json` files are for search engines. */
const messages = /[\\/]locales[\\/](?!meta\.)[^\\/]+\.json$/;

/** Browsers that the site supports. Older ones get the prerendered page. */
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
      // Chunks are requested relative to the entry's address, so a release also runs on a foreign host.
      publicPath: browser ? 'auto' : '',
      filename: browser ? `js/[name]${hashed}.js` : 'main.cjs',
      chunkFilename: browser ? `js/[name]${hashed}.js` : '[name].cjs',
      // Makes a module that threw throw again on its next import, as in ECMAScript. By default, the second import silently gets an empty
      // module.
      strictModuleErrorHandling: true,
      crossOriginLoading: browser ? 'anonymous' : false,
      // Writes absolute paths into source maps, for debuggers and for the server's error reports.
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
          // Writes the addresses of these files relative to the release. The release's own address contains a digest of these bytes, so it
          // is unknown here.
          test: /\.(svg|avif|webp|png|jpg|woff2|txt)$/,
          type: 'asset/resource',
          // Also writes the fonts of the Node build into `browser/`: only prerendering imports them, and browsers request them.
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
              // Cascade layers make the order of style sheets irrelevant, so development builds do not warn about it on every save.
              ignoreOrder: !production,
            }),
          ]
        : []),
      ...(production ? [createInputListPlugin(folder)] : []),
      ...(browser && production
        ? [
            new PinPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
            new StableNamesPlugin(),
          ]
        : []),
    ],
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: browser && production,
      ...(browser
        ? {
            // A library that only one page needs stays in that page's chunk, which saves a request.
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
