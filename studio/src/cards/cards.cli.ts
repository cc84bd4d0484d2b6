import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contactSheet, openStudio, type Studio } from '../painting.ts';
import { cardScene } from './cardScene.ts';
import { faces } from './faces.ts';
import { checkRoom, paintRoom, readCards, roomsWithCards } from './paintRoom.ts';

/**
 * `npm run cards [room …]`: paints every card whose words or picture have changed, and records what it was painted from.
 * `-- --check` paints nothing and fails if a committed card is not the one that would be painted.
 * `-- --sheet <folder>` paints a contact sheet of each room to look at, and no file of the site.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const sheet = words.indexOf('--sheet');
const named = words.filter((word, index) => !word.startsWith('--') && (sheet < 0 || index !== sheet + 1));
let studio: Promise<Studio> | undefined;
const open = () => {
  studio ??= openStudio(faces);
  return studio;
};

try {
  const all = await roomsWithCards(root);
  const unknown = named.find((room) => !all.includes(room));
  if (unknown) throw new Error(`"${unknown}" has no cards. The rooms with cards are: ${all.join(', ')}.`);
  const rooms = named.length > 0 ? named : all;
  if (sheet >= 0) for (const room of rooms) await writeSheet(room, words[sheet + 1] ?? '.');
  else if (words.includes('--check')) {
    const faults = (await Promise.all(rooms.map((room) => checkRoom(root, room)))).flat();
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\nRun "npm run cards" and commit what it paints.`);
  } else {
    for (const room of rooms)
      await paintRoom(root, room, open, (file, bytes) =>
        console.log(`${room}/src/cards/${file}: ${(bytes.length / 1024).toFixed(1)} KB`),
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (await studio?.catch(() => undefined))?.close();
}

async function writeSheet(room: string, folder: string): Promise<void> {
  const pictures: Buffer[] = [];
  for (const card of await readCards(root, room)) pictures.push(await (await open()).paint(cardScene(card)));
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${room}.png`);
  await writeFile(file, await contactSheet(pictures, { columns: 2, width: 800 }));
  console.log(file);
}
