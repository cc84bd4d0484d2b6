import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * A setup file of vitest: each test file, and what it starts, has a temporary folder of its own, which is removed when the file ends, failed or not.
 * Tests make their folders in `tmpdir()` and leave them there.
 */
const before = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'test-'));
process.env.TMPDIR = folder;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});
