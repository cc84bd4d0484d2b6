import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, type Release, storedFormat } from 'shared/contract';
import { readChunkReport } from '../build/package/buildPackage.ts';
import { shareRanges, shareVersions } from '../build.ts';
import { integrityOf } from '../store/integrityOf.ts';

/** The version of what is built from source while developing. */
export const developmentVersion = 'dev';

/** The newest development build of a package, described like a release: compose's own code then renders it. */
export async function developmentRelease(folder: string, name: string): Promise<Release> {
  const report = await readChunkReport(join(folder, 'browser'));
  const inBrowser = (file: string) => `browser/${file}`;
  const chunks = Object.fromEntries(
    Object.entries(report.chunks).map(([chunk, { js, css }]) => [
      chunk,
      { js: js.map(inBrowser), css: css.map(inBrowser) },
    ]),
  );
  const named = [
    inBrowser(report.entry),
    'node/main.cjs',
    ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const files = await Promise.all(
    [...new Set(named)].map(async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const),
  );
  return {
    format: storedFormat,
    contract: contractVersion,
    name,
    version: developmentVersion,
    files: Object.fromEntries(files),
    entry: inBrowser(report.entry),
    chunks,
    node: 'node/main.cjs',
    shares: name === 'shell' ? shareVersions() : shareRanges(),
    content: developmentVersion,
    seal: '',
  };
}
