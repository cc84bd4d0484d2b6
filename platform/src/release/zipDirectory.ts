const centralHeader = 0x02014b50;
const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** A file of a zip archive, as its directory tells it. */
export interface ZipEntry {
  readonly name: string;
  /** Where its line of the directory begins, and its own header, in bytes. */
  readonly line: number;
  readonly header: number;
}

/** The directory of a zip archive. @throws if the bytes are no archive of the plain kind (no zip64) */
export function zipDirectory(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > archive.length)
    throw new Error('The types archive is not a zip file. Build the package again.');
  const entries: ZipEntry[] = [];
  let line = archive.readUInt32LE(end + 16);
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    if (line + 46 > archive.length || archive.readUInt32LE(line) !== centralHeader)
      throw new Error('The types archive has no whole directory. Build the package again.');
    const length = archive.readUInt16LE(line + 28);
    const name = archive.toString('utf8', line + 46, line + 46 + length);
    entries.push({ name, line, header: archive.readUInt32LE(line + 42) });
    line += 46 + length + archive.readUInt16LE(line + 30) + archive.readUInt16LE(line + 32);
  }
  return entries;
}
