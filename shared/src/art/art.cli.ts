import { fileURLToPath } from 'node:url';
import { checkRoom, drawRoom, roomsWithDrawings } from './drawRoom.ts';
import { sizeTable } from './sizeTable.ts';

/** `npm run art [room …] [-- --check]`: draws what has changed; with `--check` it only says what would be drawn, and fails. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const check = words.includes('--check');
const named = words.filter((word) => !word.startsWith('--'));

try {
  const all = await roomsWithDrawings(root);
  const unknown = named.find((room) => !all.includes(room));
  if (unknown) throw new Error(`"${unknown}" has no drawings. The rooms with drawings are: ${all.join(', ')}.`);
  const rooms = named.length > 0 ? named : all;
  if (check) {
    const faults = (await Promise.all(rooms.map((room) => checkRoom(root, room)))).flat();
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\nRun npm run art and commit what it draws.`);
    console.log(`The drawings of ${rooms.join(', ')} are as they would be drawn.`);
  } else {
    for (const room of rooms) console.log(sizeTable(room, await drawRoom(root, room)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
