import { expect, it } from 'vitest';
import { withoutTimestamps } from './withoutTimestamps.ts';

/** A zip archive of one stored, empty file "a", with the given DOS time. */
function archive(time: number): Buffer {
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(time, 10);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const central = Buffer.alloc(47);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt32LE(time, 12);
  central.writeUInt16LE(1, 28);
  central.write('a', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

it('makes archives that differ only in their times equal', () => {
  expect(archive(1).equals(archive(2))).toBe(false);
  expect(withoutTimestamps(archive(1)).equals(withoutTimestamps(archive(2)))).toBe(true);
});

it('refuses what is not a zip archive', () => {
  expect(() => withoutTimestamps(Buffer.from('not a zip'))).toThrow(/is not a zip file/);
});
