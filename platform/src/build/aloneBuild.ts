import type { Configuration } from '@rspack/core';
import { HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseBuild } from './baseBuild.ts';

/** A remote alone, without the shell being built: its pages in a plain frame, with hot reload. `pnpm --filter mfe-… dev`. */
export function aloneBuild(name: string, folder: string): Configuration {
  process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '3200';
  const base = baseBuild({ name, folder, platform: 'browser', mode: 'development' });
  return {
    ...base,
    entry: { main: './src/dev.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshRspackPlugin(),
      new HtmlRspackPlugin({ title: name, scriptLoading: 'module' }),
    ],
    // Says under which address the remote is to be seen.
    infrastructureLogging: { level: 'info' },
    devServer: {
      host: '127.0.0.1',
      // From 3200 upwards, the first that is free.
      port: process.env.PORT ? Number(process.env.PORT) : 'auto',
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      historyApiFallback: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true }, logging: 'warn' },
    },
  };
}
