import sharp from 'sharp';
import { expect, it } from 'vitest';
import { measureLeastContrast } from './leastContrast.ts';

const plain = (width: number, background: string) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

it('white text on black has the maximum contrast of 21', async () => {
  const black = await plain(100, '#000');
  const words = await sharp(black)
    .composite([{ input: await plain(20, '#fff'), left: 10, top: 0 }])
    .png()
    .toBuffer();
  expect(await measureLeastContrast(words, black)).toBeCloseTo(21, 1);
});

it('leastContrast judges the text by the worst part of its background', async () => {
  const black = await plain(100, '#000');
  const back = await sharp(black)
    .composite([{ input: await plain(10, '#777'), left: 10, top: 0 }])
    .png()
    .toBuffer();
  const words = await sharp(back)
    .composite([{ input: await plain(50, '#fff'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  expect(await measureLeastContrast(words, back)).toBeCloseTo(4.48, 1);
});

it('leastContrast refuses two identical paintings', async () => {
  await expect(measureLeastContrast(await plain(10, '#000'), await plain(10, '#000'))).rejects.toThrow('no words');
});
