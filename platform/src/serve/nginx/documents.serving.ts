import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { describeHosts } from '../../../test/matrix/hosts.ts';
import { requireProgram } from '../../../test/matrix/planSuites.ts';

const root = join(import.meta.dirname, '../../../..');

/** Matches an error about a line. Errors about files that only the documents' servers have, like certificates, name no line. */
const faultAtLine = /\[emerg\] .* in .*:\d+$/m;

/** Asks nginx for errors in a configuration, which may be a part of a server or of the `http` block. @returns its errors */
async function findErrors(text: string): Promise<string> {
  const { program } = requireProgram(inject('nginx'));
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const isWithinServer = !/^(server|upstream|map|log_format)\b/m.test(text);
  const whole = `events {} http { ${isWithinServer ? `server {\n${text}}` : text}}`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const words = ['-t', '-q', '-p', folder, '-g', 'pid nginx.pid; error_log stderr;', '-c', join(folder, 'nginx.conf')];
  return new Promise((resolve) => {
    execFile(program, words, (_error, _stdout, stderr) => resolve(stderr));
  });
}

describeHosts(() => {
  it('nginx accepts every code block for it in the documents, and refuses an unknown directive', async () => {
    expect(await findErrors('location / { retur 404; }')).toMatch(faultAtLine);
    const documents = globSync(['*.md', 'docs/*.md'], { cwd: root });
    const texts = await Promise.all(documents.map((file) => readFile(join(root, file), 'utf8')));
    const blocks = texts.flatMap((text) => [...text.matchAll(/^```nginx\n(.*?)^```$/gms)]);
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, text = ''] of blocks) expect(await findErrors(text)).not.toMatch(faultAtLine);
  });
}, ['nginx']);
