import { describe, expect, it } from 'vitest';
import { parseLogEntry } from './logEntry.ts';

describe('parseLogEntry', () => {
  const entry = {
    format: 1,
    number: 1,
    at: '2026-01-01T00:00:00.000Z',
    who: 'team',
    why: 'test',
    nonce: 'n',
    composition: { releases: { shell: '1.0.0' }, site: {} },
    site: '0123456789abcdef',
    recipe: 'r',
    previous: '',
    verb: 'test',
    earlier: {},
    manifest: '0'.repeat(64),
  };

  it('returns a whole entry, and refuses a wrong version inside it by its field', () => {
    expect(parseLogEntry(entry, 'log')).toEqual(entry);
    const wrong = { ...entry, composition: { releases: { shell: 'latest' }, site: {} } };
    expect(() => parseLogEntry(wrong, 'composition.json')).toThrow(
      /composition\.json was refused\.\n {2}composition\.releases\.shell/,
    );
  });
});
