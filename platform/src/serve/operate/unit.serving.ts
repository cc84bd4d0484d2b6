import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { requireProgram } from '../../../test/matrix/planSuites.ts';

/** Verifies the example units with systemd itself. When it starts a unit, it only warns about unknown values, and ignores them. */
describe.skipIf('lacks' in inject('systemd'))('the example systemd units', () => {
  async function verify(change: (text: string) => string, unit = 'porohy.service'): Promise<string> {
    const example = join(import.meta.dirname, '../../../../docs/examples', unit);
    const file = join(await mkdtemp(join(tmpdir(), 'unit-')), unit);
    // Replaces the program by `/bin/sh`, because systemd checks that the program exists on this machine.
    const text = (await readFile(example, 'utf8')).replace('/opt/porohy/node_modules/.bin/node', '/bin/sh');
    await writeFile(file, change(text));
    const words = ['verify', '--recursive-errors=yes', '--man=no', file];
    const { status, stderr } = spawnSync(requireProgram(inject('systemd')), words, { encoding: 'utf8' });
    return `${status} ${stderr.trim()}`;
  }

  it.each(['porohy.service', 'porohy-export.service'])('the systemd unit %s has no errors', async (unit) =>
    expect(await verify((text) => text, unit)).toBe('0 '),
  );

  it.each(['KillMode=gentle', 'Restart=sometimes', 'TimeoutStopSec=ten', 'ProtectSystem=very'])(
    'the wrong value %s is detected',
    async (wrong) => {
      const key = new RegExp(`^${wrong.split('=')[0]}=.*`, 'm');
      expect(await verify((text) => text.replace(key, wrong))).toMatch(/^1 .*Failed to parse/);
    },
  );
});
