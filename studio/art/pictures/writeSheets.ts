import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContactSheet, openStudio, type Typefaces } from '../painting.ts';
import type { PictureToPaint } from './PictureToPaint.ts';

/** Layout of a sheet with wide pictures: pictures in a row, width of a picture in px, and maximum number of pictures. */
const wide = { columns: 2, width: 900, most: 4 };
const narrow = { columns: 4, width: 450, most: 4 };

/** Paints contact sheets of pictures into a folder, for review. */
export async function writeSheets(
  pictures: readonly PictureToPaint[],
  faces: Typefaces,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const studio = await openStudio(faces);
  try {
    for (const [name, layout, group] of [
      ['wide', wide, pictures.filter((picture) => !isNarrow(picture))],
      ['narrow', narrow, pictures.filter(isNarrow)],
    ] as const) {
      for (let start = 0; start < group.length; start += layout.most) {
        const file = join(folder, `${name}-${start / layout.most + 1}.png`);
        const tiles: Buffer[] = [];
        for (const picture of group.slice(start, start + layout.most)) tiles.push(await studio.paint(picture.scene()));
        await writeFile(file, await createContactSheet(tiles, layout));
        console.log(file);
      }
    }
  } finally {
    await studio.close();
  }
}

const isNarrow = (picture: PictureToPaint) => {
  const { width, height } = picture.scene();
  return height > width * 1.5;
};
