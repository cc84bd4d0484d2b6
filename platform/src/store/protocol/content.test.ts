import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { packContent } from '../content/packContent.ts';
import { computeIntegrity } from '../utilities/computeIntegrity.ts';
import { pack, unpack } from '../utilities/packing.ts';
import { findContent, getBlobKey, getContentKey, listContent, readContent } from './content.ts';

const text = Buffer.from('вода '.repeat(300));
const reading = (files: Readonly<Record<string, Buffer>>) => async (key: string) => files[key];

it('a content lies under the SHA-256 of its stored bytes', async () => {
  const { content, stored } = await packContent('page.html', text);
  expect(getContentKey(content)).toBe(getBlobKey(computeIntegrity(stored)));
  expect(getContentKey(content)).toMatch(/^blobs\/[0-9a-f]{64}$/);
  expect(await readContent(reading({ [getContentKey(content)]: stored }), unpack, content)).toEqual(text);
  expect(await readContent(reading({}), unpack, content)).toBeUndefined();
});

it.each([
  ['is small', 'page.html', Buffer.from('<p>'), false],
  ['is packed already', 'river.avif', randomBytes(900), false],
  ['is a page', 'page.html', text, true],
  ['is code of Node', 'main.cjs', text, true],
  ['declares types', 'remote.d.ts', text, true],
])('what %s is stored packed or not', async (_what, file, bytes, isPacked) => {
  const { content, stored } = await packContent(file, bytes);
  expect(['br' in content, stored.equals(bytes)]).toEqual([isPacked, !isPacked]);
});

it.each([
  ['cut', async (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
  ['longer by a space', async (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')])],
  ['no brotli', async () => Buffer.from('evil')],
  ['another text, packed', () => pack(Buffer.from('evil'.repeat(200)))],
])('bytes that were altered are refused: %s', async (_how, alter) => {
  const { content, stored } = await packContent('page.html', text);
  const read = reading({ [getContentKey(content)]: await alter(stored) });
  await expect(readContent(read, unpack, content)).rejects.toThrow(`${getContentKey(content)} holds other bytes`);
});

it('a packed form that unpacks to another content is refused, though its own name fits', async () => {
  const packed = await pack(Buffer.from('evil'.repeat(200)));
  const content = { body: computeIntegrity(text), br: computeIntegrity(packed) };
  await expect(readContent(reading({ [getContentKey(content)]: packed }), unpack, content)).rejects.toThrow(
    'other bytes',
  );
});

it('a list names contents by files, and nothing that every object has', () => {
  const content = { body: computeIntegrity('a'), br: computeIntegrity('b') };
  const files = { ...listContent('a.js', content), ...listContent('a.avif', { body: computeIntegrity('c') }) };
  expect(findContent(files, 'a.js')).toEqual(content);
  expect(findContent(files, 'a.avif')).toEqual({ body: computeIntegrity('c') });
  expect(findContent(files, 'constructor')).toBeUndefined();
});
