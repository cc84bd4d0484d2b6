const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const centralHeader = 0x02014b50;

/** The names that a zip archive's directory lists; undefined if the bytes are no such archive. */
export function namesInZip(archive: Buffer): string[] | undefined {
  const end = archive.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > archive.length) return undefined;
  const names: string[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== centralHeader) return undefined;
    const length = archive.readUInt16LE(at + 28);
    names.push(archive.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return names;
}
