import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Setup file of Vitest: gives each test file a temporary folder, and removes it at the end. Tests create folders in `tmpdir()` and need not
 * remove them.
 */
const before = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'test-'));
process.env.TMPDIR = folder;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});
