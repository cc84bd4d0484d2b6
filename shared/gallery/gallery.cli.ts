import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run gallery` starts the gallery (PORT changes its port). `npm run gallery -- --build` writes the gallery to `shared/dist/gallery`.
 * There `index.json` lists every story, and `iframe.html?id=<its id>` shows one story.
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
