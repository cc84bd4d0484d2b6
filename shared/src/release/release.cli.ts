import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishRelease } from './publishRelease.ts';
import { openFolderStore } from './releaseStore.folder.ts';

/** `pnpm --filter mfe-portfolio release`, or `pnpm release mfe-portfolio [--version 2.3.1]`: publishes one package. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const versionAt = words.indexOf('--version');
const version = versionAt < 0 ? undefined : words[versionAt + 1];
const [named] = words.filter((word, index) => !word.startsWith('--') && (versionAt < 0 || index !== versionAt + 1));
const room = named ?? basename(process.cwd());

try {
  if (!/^(shell|mfe-[a-z-]+)$/.test(room)) {
    throw new Error(`"${room}" is not a package that can be released. Name a room: shell, mfe-home, mfe-portfolio …`);
  }
  const store = openFolderStore(resolve(root, process.env.RELEASES ?? 'releases'));
  const published = await publishRelease({ root, room, store, version });
  console.log(
    published.created
      ? `${published.name} ${published.version} is released into ${store.place}. Compose (pnpm compose) puts it live.`
      : `${published.name} ${published.version} was released before with the same content; nothing was written.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
