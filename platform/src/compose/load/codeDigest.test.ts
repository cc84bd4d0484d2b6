import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listComposingCode } from './codeDigest.ts';

const workspace = join(import.meta.dirname, '../../../..');

/** Lists the workspace files that Node loads when it composes a site. */
function loadedByNode(): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });
    await import(process.argv[1]);`;
  const entry = join(import.meta.dirname, '../site/composeSite.ts');
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program, entry], { encoding: 'utf8' });
  const urls = said.split('\n').filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'));
  return urls.map((url) => relative(workspace, fileURLToPath(url)));
}

it('the composing code contains every module that affects HTML', () => {
  const code = listComposingCode();
  const loaded = loadedByNode();
  expect(loaded.length).toBeGreaterThan(50);
  // Expects that only two loaded modules are missing in the list: they compute the list itself, and pages do not depend on them.
  expect(loaded.filter((file) => !code.has(file)).sort()).toEqual([
    'platform/src/build/singletonVersions.ts',
    'platform/src/build/sourceGraph.ts',
  ]);
  // Both are in the list although Node loads them later: the program of the sandbox, and the HTML parser.
  for (const later of ['platform/src/compose/sandbox/sandbox.ts', 'cheerio']) expect([...code.keys()]).toContain(later);
});

it('the composing code has texts of files and versions of libraries, without unrelated modules', () => {
  const code = listComposingCode();
  expect(code.get('shared/src/contract/Route.ts')).toContain('export');
  expect(code.get('cheerio')).toMatch(/^\d+\.\d+\.\d+$/);
  expect([...code.keys()].filter((name) => /\.test\.|readValues|serve\/|release\//.test(name))).toEqual([]);
});
