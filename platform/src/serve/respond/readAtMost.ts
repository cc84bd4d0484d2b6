/**
 * Reads all bytes that a sender sends, up to a limit. @returns undefined if there are more than `most`
 * @throws errors of the sender
 */
export async function readAtMost(parts: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    length += part.byteLength;
    if (length > most) return undefined;
    read.push(part);
  }
  return Buffer.concat(read);
}
