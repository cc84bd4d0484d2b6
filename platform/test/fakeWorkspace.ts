import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerFiles, createRemoteSource, remoteChunks } from './fakeReleases.ts';
import { writeStubProgram } from './writeStubProgram.ts';

/** Creates a workspace of one remote to publish. Its fake `rspack` copies sources (`writeSources`) as the build. @returns its root */
export async function createFakeWorkspace(name: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'workspace-'));
  const bin = join(root, `mfe-${name}/node_modules/.bin`);
  for (const folder of [bin, join(root, `mfe-${name}/src`), join(root, 'shared/src')])
    await mkdir(folder, { recursive: true });
  for (const file of ['shared/package.json', 'tsconfig.base.json', 'pnpm-lock.yaml'])
    await writeFile(join(root, file), '{}');
  for (const file of ['rspack.config.ts', 'tsconfig.json']) await writeFile(join(root, `mfe-${name}`, file), '{}');
  await writeFile(join(root, `mfe-${name}/package.json`), '{"version":"1.0.0"}');
  const container = Object.fromEntries(
    Object.entries(containerFiles).map(([file, bytes]) => [file, bytes.toString('base64')]),
  );
  await writeStubProgram(
    join(bin, 'rspack'),
    `const fs = require('node:fs');
const { createHash } = require('node:crypto');
fs.rmSync('dist', { recursive: true, force: true });
for (const folder of ['dist/browser/js', 'dist/node']) fs.mkdirSync(folder, { recursive: true });
fs.copyFileSync('src/main.cjs', 'dist/node/main.cjs');
const text = fs.readFileSync('src/text.js', 'utf8');
fs.writeFileSync('dist/browser/entry.js', text.repeat(40));
const page = 'js/page.' + createHash('sha256').update(text).digest('hex').slice(0, 8) + '.js';
fs.writeFileSync('dist/browser/' + page, text);
for (const [file, bytes] of Object.entries(${JSON.stringify(container)})) fs.writeFileSync('dist/' + file, Buffer.from(bytes, 'base64'));
fs.writeFileSync('dist/inputs.browser.json', JSON.stringify({ files: fs.readdirSync('src').map((file) => 'mfe-${name}/src/' + file), folders: [], libraries: [] }));
fs.writeFileSync('dist/browser/chunks.json', JSON.stringify({ entry: 'entry.js', chunks: Object.fromEntries(${JSON.stringify(remoteChunks)}.map((chunk) => [chunk, { js: [page], css: [] }])) }));
`,
  );
  await writeSources(root, name, '0');
  return root;
}

/** Writes sources whose page contains `mark`, so that a publish finds a change. */
export async function writeSources(root: string, name: string, mark: string): Promise<void> {
  const source = createRemoteSource(name, [`/${name}`], `return "<h1>${name} ${mark}</h1>"`);
  await writeFile(join(root, `mfe-${name}/src/main.cjs`), source);
  await writeFile(join(root, `mfe-${name}/src/text.js`), `export const text = '${name} ${mark}';\n`);
}
