import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeIntegrity } from '../bytes/computeIntegrity.ts';
import { pack, unpack } from '../bytes/packing.ts';
import { packContent } from '../content/packContent.ts';
import { findContent, getBlobKey, getContentKey, listContent, readContent } from './content.ts';

const text = Buffer.from('вода '.repeat(300));
const reading = (files: Readonly<Record<string, Buffer>>) => async (key: string) => files[key];

it('content is stored under the SHA-256 of its stored bytes', async () => {
  const { content, stored } = await packContent('page.html', text);
  expect(getContentKey(content)).toBe(getBlobKey(computeIntegrity(stored)));
  expect(getContentKey(content)).toMatch(/^blobs\/[0-9a-f]{64}$/);
  expect(await readContent(reading({ [getContentKey(content)]: stored }), unpack, content)).toEqual(text);
  expect(await readContent(reading({}), unpack, content)).toBeUndefined();
});

it.each([
  ['small text', 'page.html', Buffer.from('<p>'), false],
  ['a compressed format', 'river.avif', randomBytes(900), false],
  ['a page', 'page.html', text, true],
  ['Node code', 'main.cjs', text, true],
  ['a declaration file', 'remote.d.ts', text, true],
])('%s is stored compressed or as it is', async (_what, file, bytes, isPacked) => {
  const { content, stored } = await packContent(file, bytes);
  expect(['br' in content, stored.equals(bytes)]).toEqual([isPacked, !isPacked]);
});

it.each([
  ['truncated', async (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
  ['with an added space', async (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')])],
  ['not brotli', async () => Buffer.from('evil')],
  ['another compressed text', () => pack(Buffer.from('evil'.repeat(200)))],
])('altered bytes are refused: %s', async (_how, alter) => {
  const { content, stored } = await packContent('page.html', text);
  const read = reading({ [getContentKey(content)]: await alter(stored) });
  await expect(readContent(read, unpack, content)).rejects.toThrow(`${getContentKey(content)} holds altered bytes`);
});

it('compressed bytes with the right digest but another content are refused', async () => {
  const packed = await pack(Buffer.from('evil'.repeat(200)));
  const content = { body: computeIntegrity(text), br: computeIntegrity(packed) };
  await expect(readContent(reading({ [getContentKey(content)]: packed }), unpack, content)).rejects.toThrow(
    'altered bytes',
  );
});

it('findContent maps files to contents and ignores names of Object.prototype', () => {
  const content = { body: computeIntegrity('a'), br: computeIntegrity('b') };
  const files = { ...listContent('a.js', content), ...listContent('a.avif', { body: computeIntegrity('c') }) };
  expect(findContent(files, 'a.js')).toEqual(content);
  expect(findContent(files, 'a.avif')).toEqual({ body: computeIntegrity('c') });
  expect(findContent(files, 'constructor')).toBeUndefined();
});
