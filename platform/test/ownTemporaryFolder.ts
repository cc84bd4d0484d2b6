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
// Lets tests run git in folders of their own: in a hook of git, these variables would lead it to the developer's repository.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});
