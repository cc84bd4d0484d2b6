const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/**
 * A zip archive with every file's time set to the format's epoch. The federation's type archive carries the moment of the
 * build; a release is named by its content, so equal sources must give equal bytes.
 * @throws if the bytes are not a zip archive of the plain kind (no zip64)
 */
export function withoutTimestamps(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== endOfDirectory)
    throw new Error('The types archive is not a zip file. Build the package again.');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== centralHeader)
      throw new Error('The types archive has no whole directory. Build the package again.');
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== localHeader)
      throw new Error('The types archive names a file it does not hold. Build the package again.');
    bytes.writeUInt32LE(epoch, at + 12);
    bytes.writeUInt32LE(epoch, local + 10);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return bytes;
}

/** 1 January 1980, 00:00: time in the low half, date (year 0, month 1, day 1) in the high half. */
const epoch = ((1 << 5) | 1) << 16;
