import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { requireProgram } from '../../../test/matrix/planSuites.ts';

/** The units of docs/examples, as systemd itself reads it: a value that it does not know it leaves out with a warning, and goes on. */
describe.skipIf('lacks' in inject('systemd'))('the units of docs/examples', () => {
  async function verify(change: (text: string) => string, unit = 'porohy.service'): Promise<string> {
    const example = join(import.meta.dirname, '../../../../docs/examples', unit);
    const file = join(await mkdtemp(join(tmpdir(), 'unit-')), unit);
    // The program has to be where it is said, which is elsewhere on each machine.
    const text = (await readFile(example, 'utf8')).replace('/opt/porohy/node_modules/.bin/node', '/bin/sh');
    await writeFile(file, change(text));
    const words = ['verify', '--recursive-errors=yes', '--man=no', file];
    const { status, stderr } = spawnSync(requireProgram(inject('systemd')), words, { encoding: 'utf8' });
    return `${status} ${stderr.trim()}`;
  }

  it.each(['porohy.service', 'porohy-export.service'])('are read whole: %s', async (unit) =>
    expect(await verify((text) => text, unit)).toBe('0 '),
  );

  it.each(['KillMode=gentle', 'Restart=sometimes', 'TimeoutStopSec=ten', 'ProtectSystem=very'])(
    'would be found wrong with %s',
    async (wrong) => {
      const key = new RegExp(`^${wrong.split('=')[0]}=.*`, 'm');
      expect(await verify((text) => text.replace(key, wrong))).toMatch(/^1 .*Failed to parse/);
    },
  );
});
