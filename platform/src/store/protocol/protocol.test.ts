import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Lists imports and globals in a protocol file that it must not use: those of Node, and modules of the store outside the protocol. */
const faultsOf = (source: string): string[] =>
  source.match(/from '(?:node:|\.\.\/)[^']*'|import\((?!'\.\/)|\bBuffer\b|\bprocess\./g) ?? [];

it('protocol files do not use Node, so that a Worker runs the same code', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(faultsOf(readFileSync(join(import.meta.dirname, file), 'utf8')), file).toEqual([]);
});

it('each import or global that a protocol file must not use is detected', () => {
  for (const source of [
    "import { createHash } from 'node:crypto';",
    "import { computeIntegrity } from '../bytes/computeIntegrity.ts';",
    "const fs = await import('node:fs');",
    'const bytes = Buffer.from(text);',
    'const place = process.env.RELEASES;',
  ])
    expect(faultsOf(source), source).toHaveLength(1);
});
