import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run gallery` shows the gallery (on another port by PORT); `npm run gallery -- --build` writes it to `shared/dist/gallery`,
 * where `index.json` lists every state and `iframe.html?id=<its id>` is the address of one.
 */
const { values } = parseArgs({ options: { build: { type: 'boolean' }, help: { type: 'boolean' } } });
const storybook = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
const words = values.build
  ? ['build', '--output-dir', 'dist/gallery', '--quiet']
  : ['dev', '--port', process.env.PORT ?? '3300', '--host', '127.0.0.1', '--ci', '--no-version-updates'];
if (values.help) console.log('Usage: PORT=3300 npm run gallery [-- --build]');
else
  spawn(process.execPath, [storybook, ...words, '--config-dir', 'gallery'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  }).on('close', (code) => {
    process.exitCode = code ?? 1;
  });
