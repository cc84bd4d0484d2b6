import type { Configuration } from '@rspack/core';
import { HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createBaseBuild } from './baseBuild.ts';

/** Configures the development server of one remote (`npm --prefix mfe-… run dev`), which shows its pages without the shell. */
export function createPlainFrameBuild(name: string, folder: string): Configuration {
  process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '3200';
  const base = createBaseBuild({ name, folder, platform: 'browser', mode: 'development' });
  return {
    ...base,
    entry: { main: './src/dev.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshRspackPlugin(),
      new HtmlRspackPlugin({ title: name, scriptLoading: 'module' }),
    ],
    // Level `info` makes the development server print its address.
    infrastructureLogging: { level: 'info' },
    devServer: {
      host: '127.0.0.1',
      // `auto` takes the first free port, starting at 3200 (the variable above).
      port: process.env.PORT ? Number(process.env.PORT) : 'auto',
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      historyApiFallback: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true }, logging: 'warn' },
    },
  };
}
