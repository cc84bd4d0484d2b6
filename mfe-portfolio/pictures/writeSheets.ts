import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './Picture.ts';
import { openBrowser, paint } from './paint.ts';

/** Pictures of one proportion stand together on a sheet, so many in a row, each so wide. */
const wide = { columns: 2, width: 900, most: 4 };
const narrow = { columns: 4, width: 450, most: 4 };

/** Paints contact sheets of pictures into a folder: what a person looks at before calling a store done. */
export async function writeSheets(pictures: readonly Picture[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const [name, layout, group] of [
      ['wide', wide, pictures.filter((picture) => !isNarrow(picture))],
      ['narrow', narrow, pictures.filter(isNarrow)],
    ] as const) {
      for (let start = 0; start < group.length; start += layout.most) {
        const file = join(folder, `${name}-${start / layout.most + 1}.png`);
        const tiles: Buffer[] = [];
        for (const picture of group.slice(start, start + layout.most))
          tiles.push(
            await sharp(await paint(browser, picture.scene()))
              .resize({ width: layout.width })
              .png()
              .toBuffer(),
          );
        await writeFile(file, await sheetOf(tiles, layout));
        console.log(file);
      }
    }
  } finally {
    await browser.close();
  }
}

const isNarrow = (picture: Picture) => {
  const { width, height } = picture.scene();
  return height > width * 1.5;
};

async function sheetOf(tiles: readonly Buffer[], { columns, width }: typeof wide): Promise<Buffer> {
  const gap = 12;
  const heights = await Promise.all(tiles.map(async (tile) => (await sharp(tile).metadata()).height));
  const tallest = Math.max(...heights);
  const rows = Math.ceil(tiles.length / columns);
  return sharp({
    create: {
      width: Math.min(columns, tiles.length) * (width + gap) + gap,
      height: rows * (tallest + gap) + gap,
      channels: 3,
      background: '#777',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (tallest + gap),
      })),
    )
    .png()
    .toBuffer();
}
