import sharp from 'sharp';

/** Number of pictures in a row, and their width in px. */
interface SheetLayout {
  readonly columns: number;
  readonly width: number;
}

const gap = 12;

/** Joins several pictures in one PNG, for review before they are committed. */
export async function createContactSheet(
  pictures: readonly Buffer[],
  { columns, width }: SheetLayout,
): Promise<Buffer> {
  const tiles = await Promise.all(pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer()));
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
