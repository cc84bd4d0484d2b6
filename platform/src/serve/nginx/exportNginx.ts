import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from 'shared/contract';
import { allowedOriginsOf } from '../../store/answers/readOwn.ts';
import { addressOfDocument, isNotFound, isUnserved } from '../../store/answers/siteAddresses.ts';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { unpack } from '../../store/packing.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { exportTree } from '../export/exportTree.ts';
import { hostOf, liveEntry } from '../export/siteFiles.ts';
import { nginxConfig } from './nginxConfig.ts';
import { isAsMade, missingLines, ownLines, readListen, readNames, refuseChanged } from './ownLines.ts';

interface ExportedForNginx {
  /** The log entry that is live in the folder. */
  readonly entry: LogEntry;
  /** The file that nginx is to include. */
  readonly configuration: string;
  /** True if it, or what it includes, is another than before, and nginx has to read it. */
  readonly configured: boolean;
  /** Lines that the configuration lacks: somebody has changed it, and it was kept. */
  readonly missing: readonly string[];
  readonly listen: readonly string[];
  readonly names: readonly string[];
}

interface NginxExport {
  readonly store: ReleaseStore;
  readonly folder: string;
  /** Ports and addresses that nginx listens on: `80`, `127.0.0.1:8080`. */
  readonly listen: readonly string[];
  /** The names that it answers to; none: the host of the site's own address. */
  readonly names?: readonly string[] | undefined;
}

/**
 * Lays the live site out for nginx and writes its configuration beside it. The configuration changes with the policy, with what
 * pages may reach, with the redirects, and with which pages there are; another promotion needs no reload. What others have written into it is kept.
 * @throws ConflictError if somebody has changed the policy, StoreError if a file of it cannot be read; other ExplainedErrors as `exportTree`, `nginxConfig` and `ownLines` do; what
 *   was live in the folder is still live
 */
export async function exportNginx({ store, folder, listen, names = [] }: NginxExport): Promise<ExportedForNginx> {
  const place = resolve(folder);
  const told = { folder: place, listen: readListen(listen), names: readNames(names) };
  const configuration = join(place, 'nginx.conf');
  const policyFile = (block: string) => join(place, `nginx/${block}.conf`);
  const own = await textOf(configuration);
  const isChanged = own !== undefined && !isAsMade(own);
  // Refused before anything is written: what could not be written in the end.
  if (isChanged) missingLines(own, told);
  for (const block of ['http', 'server']) refuseChanged(policyFile(block), await textOf(policyFile(block)));
  await policyOf(await liveEntry(store));

  const entry = await exportTree(store, folder);
  const { http, server } = await policyOf(entry);
  const shown = { ...told, names: told.names.length > 0 ? told.names : [hostOf(entry)] };
  const written = [
    await writeText(policyFile('http'), http),
    await writeText(policyFile('server'), server),
    !isChanged && (await writeText(configuration, ownLines(shown))),
  ];
  const missing = isChanged ? missingLines(own, shown) : [];
  const { listen: listening, names: named } = shown;
  return { entry, configuration, configured: written.includes(true), missing, listen: listening, names: named };

  async function policyOf({ site }: LogEntry) {
    const listing = await readSite(store.read, site);
    const { files, pages, redirects = {} } = listing;
    const own = Object.keys(files).filter((file) => !(file in pages || isCompressedCopy(file) || isUnserved(file)));
    return nginxConfig({
      folder: place,
      allowedOrigins: await allowedOriginsOf({ read: store.read, unpack }, listing),
      redirects,
      pages: Object.keys(pages)
        .filter((file) => !isNotFound(file))
        .map(addressOfDocument),
      files: own,
    });
  }
}

/** Undefined where nothing is. @throws StoreError if there is something that cannot be read, and would be replaced */
const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    const fact = `${file} cannot be read (${cause.code}), and would be replaced. Nothing was exported.`;
    throw new StoreError({ fact, nextStep: 'Export as the user whose file it is, or move it away.' }, { cause });
  });

/** Writes a text whole, or not at all. True if it was another before. */
async function writeText(file: string, text: string): Promise<boolean> {
  if ((await textOf(file)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  await writeFile(temporary, text);
  await rename(temporary, file);
  return true;
}
