import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { decoded, encoded, type Parts, type Pixels, picture } from './references.ts';
import type { Look, Still } from './Still.ts';

/** Where the pictures of differences are written, for the sheet: before, after, and what differs. */
export const differencesFolder = join(import.meta.dirname, '../test-results/stills');

/**
 * In another hand letters stand and break otherwise, and lines lie between other pixels. What is held there is that a part is there and has its
 * look: no more than this share of squares of so many pixels are off by so much of 255 in their mean colour.
 */
const [square, tolerance, most] = [16, 20, 0.35];

/**
 * What looks otherwise than what was accepted, in sentences; what differs is written as pictures beside.
 * @param sameHand what is here draws as what has drawn the references: then pixels are equal or something has changed
 */
export async function differences(
  look: Look,
  accepted: Parts | undefined,
  stills: readonly Still[],
  sameHand: boolean,
): Promise<string[]> {
  const name = `${look.address} at ${look.width}`;
  if (accepted === undefined) return [`${name} has no reference: npm run stills -- --accept`];
  const found: string[] = [];
  const before = new Map(accepted.map(([part, owner, digest]) => [part, { owner, digest }]));
  const now = new Set(stills.map(({ part }) => part));
  for (const part of before.keys()) if (!now.has(part)) found.push(`${name}: ${part} is gone`);
  for (const still of stills) {
    const reference = before.get(still.part);
    if (!reference) found.push(`${name}: ${still.part} is new`);
    else if (reference.digest !== still.digest) {
      const was = await picture(reference.owner, reference.digest);
      if (!was) found.push(`${name}: ${still.part} has no picture: npm run stills -- --accept`);
      else {
        const is = await decoded(await encoded(still));
        if (!sameHand && shareOff(was, is) <= most) continue;
        await write(look, still.part, was, is);
        found.push(`${name}: ${still.part} looks otherwise, ${howMuch(was, is)}`);
      }
    }
  }
  return found;
}

/** The share of squares whose mean colour is off by more than the tolerance, of the larger one's. */
export function shareOff(was: Pixels, is: Pixels): number {
  const [width, height] = [Math.min(was.width, is.width), Math.min(was.height, is.height)];
  const squares = (across: number, down: number) => Math.floor(across / square) * Math.floor(down / square);
  let off = squares(Math.max(was.width, is.width), Math.max(was.height, is.height)) - squares(width, height);
  const all = off + squares(width, height);
  for (let top = 0; top + square <= height; top += square)
    for (let left = 0; left + square <= width; left += square) {
      const [a, b] = [meanOf(was, left, top), meanOf(is, left, top)];
      if (a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > tolerance)) off += 1;
    }
  return all === 0 ? 0 : off / all;
}

function meanOf({ pixels, width }: Pixels, left: number, top: number): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < top + square; y += 1)
    for (let x = left; x < left + square; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * width + x) * 3 + channel] ?? 0);
  return sums.map((sum) => sum / square ** 2);
}

/** In words: its size, or the share of its pixels that are another colour to the eye. */
function howMuch(was: Pixels, is: Pixels): string {
  if (was.width !== is.width || was.height !== is.height)
    return `${was.width} × ${was.height} before, ${is.width} × ${is.height} now`;
  const mask = differing(was, is);
  const share = mask.reduce((sum, each) => sum + (each ? 1 : 0), 0) / mask.length;
  return share === 0 ? 'finer than its picture shows' : `${(100 * share).toFixed(2)} % of its pixels`;
}

/** Which pixels are another colour by more than lossy pictures of equal pixels could ever be: those are equal. */
function differing(was: Pixels, is: Pixels): boolean[] {
  const count = Math.min(was.pixels.length, is.pixels.length) / 3;
  return Array.from({ length: count }, (_, pixel) =>
    [0, 1, 2].some((c) => Math.abs((was.pixels[pixel * 3 + c] ?? 0) - (is.pixels[pixel * 3 + c] ?? 0)) > 12),
  );
}

async function write(look: Look, part: string, was: Pixels, is: Pixels): Promise<void> {
  const height = Math.max(was.height, is.height);
  const changed = was.width === is.width ? differing(was, is) : [];
  const pale = Buffer.from(is.pixels.map((value) => 255 - (255 - value) * 0.25));
  changed.forEach((differs, pixel) => {
    if (differs) pale.set([226, 0, 122], pixel * 3);
  });
  const image = ({ pixels, width, height }: Pixels) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  const gap = 16;
  await mkdir(differencesFolder, { recursive: true });
  const slug = `${look.path.slice(1).replaceAll('/', '_') || 'home'}-${look.language}-${look.width}-${part}`;
  await sharp({
    create: { width: was.width + is.width * 2 + gap * 2, height, channels: 3, background: '#777' },
  })
    .composite([
      { input: await image(was), left: 0, top: 0 },
      { input: await image(is), left: was.width + gap, top: 0 },
      { input: await image({ ...is, pixels: pale }), left: was.width + is.width + gap * 2, top: 0 },
    ])
    .webp({ quality: 70 })
    .toFile(join(differencesFolder, `${slug}.webp`));
}
