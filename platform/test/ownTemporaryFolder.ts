import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * A setup file of vitest: each test file has a temporary folder of its own, which is removed at its end.
 * Tests create their folders in `tmpdir()` and need not remove them.
 */
const before = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'test-'));
process.env.TMPDIR = folder;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});
