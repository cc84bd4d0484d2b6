import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, type Release, storedFormat } from 'shared/contract';
import { readChunkReport } from '../build/package/buildPackage.ts';
import { listShareRanges, listShareVersions } from '../build.ts';
import { computeIntegrity } from '../store/bytes/computeIntegrity.ts';

/** Version of all packages that are built from source during development. */
export const developmentVersion = 'dev';

/** Describes a package's newest development build as if it were a release, because compose accepts only releases. */
export async function readDevelopmentRelease(folder: string, name: string): Promise<Release> {
  const report = await readChunkReport(join(folder, 'browser'));
  const inBrowser = (file: string) => `browser/${file}`;
  const chunks = Object.fromEntries(
    Object.entries(report.chunks).map(([chunk, { js, css }]) => [
      chunk,
      { js: js.map(inBrowser), css: css.map(inBrowser) },
    ]),
  );
  const listed = [
    inBrowser(report.entry),
    'node/main.cjs',
    ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const files = await Promise.all(
    [...new Set(listed)].map(async (file) => [file, computeIntegrity(await readFile(join(folder, file)))] as const),
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
    shares: name === 'shell' ? listShareVersions() : listShareRanges(),
    content: developmentVersion,
    seal: '',
  };
}
