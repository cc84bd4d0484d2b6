import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { namesInArchive, withoutTimestamps } from './withoutTimestamps.ts';

const text = (words: string) => new TextEncoder().encode(words);
const files = { 'remote.d.ts': text('export {};\n'), 'compiled/a.d.ts': text('export type A = 1;\n'.repeat(50)) };

const archive = (time: string, entries: Readonly<Record<string, Uint8Array>> = files) =>
  zipSync(entries, { mtime: new Date(time) });

it('makes archives that differ in their times or in their order only equal, and keeps every file', () => {
  const [first, second] = [archive('2026-01-01T12:00:00'), archive('2026-02-02T13:00:00')];
  expect(Buffer.from(first).equals(second)).toBe(false);
  const plain = withoutTimestamps(first);
  expect(plain.equals(withoutTimestamps(second))).toBe(true);
  const turned = Object.fromEntries(Object.entries(files).reverse());
  expect(plain.equals(withoutTimestamps(archive('2026-01-01T12:00:00', turned)))).toBe(true);
  const found = unzipSync(plain);
  expect(Object.keys(found)).toEqual(['compiled/a.d.ts', 'remote.d.ts']);
  for (const [name, bytes] of Object.entries(files)) expect(Buffer.from(found[name] ?? []).equals(bytes)).toBe(true);
});

it('tells archives with other files apart', () => {
  const more = archive('2026-01-01T12:00:00', { ...files, 'b.d.ts': text('') });
  expect(withoutTimestamps(more).equals(withoutTimestamps(archive('2026-01-01T12:00:00')))).toBe(false);
  expect(namesInArchive(more)).toEqual(['remote.d.ts', 'compiled/a.d.ts', 'b.d.ts']);
});

it('refuses what is not a zip archive', () => {
  for (const bytes of ['', 'not a zip', 'x'.repeat(100_000)]) {
    expect(() => withoutTimestamps(Buffer.from(bytes))).toThrow(/is not a zip file/);
    expect(namesInArchive(Buffer.from(bytes))).toBeUndefined();
  }
});
