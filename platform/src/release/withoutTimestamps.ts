import { zipDirectory } from './zipDirectory.ts';

const localHeader = 0x04034b50;

/**
 * A zip archive with every file's time set to the format's epoch. The federation's type archive carries the moment of the
 * build; a release is named by its content, so equal sources must give equal bytes.
 * @throws if the bytes are not a zip archive of the plain kind (no zip64)
 */
export function withoutTimestamps(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  for (const { line, header } of zipDirectory(bytes)) {
    if (header + 14 > bytes.length || bytes.readUInt32LE(header) !== localHeader)
      throw new Error('The types archive names a file it does not hold. Build the package again.');
    bytes.writeUInt32LE(epoch, line + 12);
    bytes.writeUInt32LE(epoch, header + 10);
  }
  return bytes;
}

/** 1 January 1980, 00:00: time in the low half, date (year 0, month 1, day 1) in the high half. */
const epoch = ((1 << 5) | 1) << 16;
