import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { unpack } from '../../store/bytes/packing.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { isNotFound, isUnserved, toDocumentAddress } from '../../store/responses/documentNames.ts';
import { readAllowedOrigins } from '../../store/responses/readAllowedOrigins.ts';
import { exportTree } from '../export/exportTree.ts';
import { getSiteHost, readLiveEntry } from '../export/listSiteFiles.ts';
import { createNginxPolicy } from './nginxConfig.ts';
import {
  createOperatorConfig,
  listMissingOptions,
  matchesDigestLine,
  readListen,
  readNames,
  refuseChangedPolicy,
} from './operatorConfig.ts';

interface ExportedForNginx {
  readonly entry: LogEntry;
  readonly configuration: string;
  /** True if the configuration has changed. nginx must then reload it. */
  readonly configured: boolean;
  /** Lines that `nginx.conf` lacks for this export. The export does not add them, because the file was edited by hand. */
  readonly missing: readonly string[];
  readonly listen: readonly string[];
  readonly names: readonly string[];
}

interface NginxExport {
  readonly store: ReleaseStore;
  readonly folder: string;
  /** Ports and addresses to listen on: `80`, `127.0.0.1:8080`. */
  readonly listen: readonly string[];
  /** Server names; by default the host of the site's address. */
  readonly names?: readonly string[] | undefined;
}

/**
 * Exports the live site for nginx, with a configuration that depends on policy, allowed origins, redirects and the list of pages. A
 * promotion that changes none of these needs no reload. A main file that was edited by hand stays as it is.
 * @throws ConflictError if somebody changed the policy files; StoreError if a file cannot be read; others as `exportTree`,
 * `createNginxPolicy` and `createOperatorConfig` do. The folder then still has the former site
 */
export async function exportNginx({ store, folder, listen, names = [] }: NginxExport): Promise<ExportedForNginx> {
  const place = resolve(folder);
  const settings = { folder: place, listen: readListen(listen), names: readNames(names) };
  const configuration = join(place, 'nginx.conf');
  const readPolicyFile = (block: string) => join(place, `nginx/${block}.conf`);
  const existingConfiguration = await readTextIfExists(configuration);
  const isChanged = existingConfiguration !== undefined && !matchesDigestLine(existingConfiguration);
  // Called only because it throws if the file does not include the policy: this must stop the export before it writes.
  if (isChanged) listMissingOptions(existingConfiguration, settings);
  for (const block of ['http', 'server'])
    refuseChangedPolicy(readPolicyFile(block), await readTextIfExists(readPolicyFile(block)));
  await createPolicy(await readLiveEntry(store));

  const entry = await exportTree(store, folder);
  const { http, server } = await createPolicy(entry);
  const usedSettings = { ...settings, names: settings.names.length > 0 ? settings.names : [getSiteHost(entry)] };
  const written = [
    await writeText(readPolicyFile('http'), http),
    await writeText(readPolicyFile('server'), server),
    !isChanged && (await writeText(configuration, createOperatorConfig(usedSettings))),
  ];
  const missing = isChanged ? listMissingOptions(existingConfiguration, usedSettings) : [];
  const { listen: listening, names: named } = usedSettings;
  return { entry, configuration, configured: written.includes(true), missing, listen: listening, names: named };

  async function createPolicy({ site }: LogEntry) {
    const listing = await readSite(store.read, site);
    const { files, pages, redirects = {} } = listing;
    const plainFiles = Object.keys(files).filter(
      (file) => !(Object.hasOwn(pages, file) || isCompressedCopy(file) || isUnserved(file)),
    );
    return createNginxPolicy({
      folder: place,
      allowedOrigins: await readAllowedOrigins({ read: store.read, unpack }, listing),
      redirects,
      pages: Object.keys(pages)
        .filter((file) => !isNotFound(file))
        .map(toDocumentAddress),
      files: plainFiles,
    });
  }
}

/**
 * @returns undefined if the file does not exist
 * @throws StoreError if the file cannot be read, because the export would overwrite it
 */
const readTextIfExists = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    const fact = `${file} cannot be read (${cause.code}). The export would replace it. Nothing was exported.`;
    throw new StoreError({ fact, nextStep: 'Export as the owner of this file, or move the file away.' }, { cause });
  });

/** Writes a text, so that readers see the old or the new one completely. @returns true if the text has changed */
async function writeText(file: string, text: string): Promise<boolean> {
  if ((await readTextIfExists(file)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  await writeFile(temporary, text);
  await rename(temporary, file);
  return true;
}
