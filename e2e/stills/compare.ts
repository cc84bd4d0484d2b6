import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { decoded, encoded, type Parts, type Pixels, picture } from './references.ts';
import type { Look, Still } from './Still.ts';

/** Where the pictures of differences are written, for the sheet: before, after, and what differs. */
export const differencesFolder = join(import.meta.dirname, '../test-results/stills');

/**
 * A browser draws an edge a little softer or harder now and then, by which tile was drawn first. What moved, came or went by a point or two changes pixels
 * by more than that, and more of them.
 */
const noise = { difference: 80, pixels: 20 };

/** Whether two pictures of a part are of the same thing. */
export function looksOtherwise(was: Pixels, is: Pixels): boolean {
  if (was.width !== is.width || was.height !== is.height) return true;
  let far = 0;
  for (let at = 0; at < was.pixels.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs((was.pixels[at + c] ?? 0) - (is.pixels[at + c] ?? 0)) > noise.difference))
      far += 1;
  return far > noise.pixels;
}

/** What looks otherwise than what was accepted, in sentences; what differs is written as pictures beside. */
export async function differences(
  look: Look,
  accepted: Parts | undefined,
  stills: readonly Still[],
): Promise<string[]> {
  const name = `${look.address} at ${look.width}`;
  if (accepted === undefined) return [noReference(name)];
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
        if (!looksOtherwise(was, is)) continue;
        await write(look, still.part, was, is);
        found.push(`${name}: ${still.part} looks otherwise, ${howMuch(was, is)}`);
      }
    }
  }
  return found;
}

const noReference = (name: string) => `${name} has no reference: npm run stills -- --accept`;

/** A block of a page in short: how high it is in pixels, and its mean colour. */
export interface Block {
  readonly name: string;
  readonly height: number;
  readonly colour: readonly number[];
}

/** How far a block may be off in another hand: a share of its height, and of 255 in its mean colour. */
const room = { height: 0.3, colour: 16 };

/**
 * The same where another hand has drawn the references: letters stand and break otherwise there, and lines lie between other pixels. That every block
 * is there, about as high and in its colours, is what can be held.
 */
export async function differencesInAnotherHand(
  look: Look,
  accepted: Parts | undefined,
  stills: readonly Still[],
): Promise<string[]> {
  const name = `${look.address} at ${look.width}`;
  if (accepted === undefined) return [noReference(name)];
  const before = await Promise.all(
    accepted.map(async ([part, owner, digest]) => {
      const pixels = await picture(owner, digest);
      if (!pixels) throw new Error(`${name}: ${part} has no picture: npm run stills -- --accept`);
      return { part, ...pixels };
    }),
  );
  return differingBlocks(blocksOf(before), blocksOf(stills)).map((each) => `${name}: ${each}`);
}

/** Parts that begin at a heading belong to the block above: where they begin depends on how lines break. */
export function blocksOf(parts: readonly (Pixels & { readonly part: string })[]): Block[] {
  const blocks: { name: string; height: number; colour: number[] }[] = [];
  for (const { part, height, ...pixels } of parts) {
    const colour = meanOf({ height, ...pixels });
    const last = blocks.at(-1);
    if (last && /^h2(-\d+)?$/.test(part)) {
      const whole = last.height + height;
      last.colour = colour.map((value, c) => (value * height + (last.colour[c] ?? 0) * last.height) / whole);
      last.height = whole;
    } else blocks.push({ name: part, height, colour });
  }
  return blocks;
}

export function differingBlocks(before: readonly Block[], now: readonly Block[]): string[] {
  const names = (blocks: readonly Block[]) => blocks.map(({ name }) => name).join(', ');
  if (names(before) !== names(now)) return [`has ${names(now)}, and was accepted with ${names(before)}`];
  return before.flatMap((was, index) => {
    const is = now[index] ?? was;
    const higher = Math.abs(is.height - was.height) / was.height > room.height;
    const other = was.colour.some((value, c) => Math.abs(value - (is.colour[c] ?? 0)) > room.colour);
    return higher || other ? [`${was.name} looks otherwise${higher ? `, ${was.height} → ${is.height} high` : ''}`] : [];
  });
}

function meanOf({ pixels }: Pixels): number[] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    sums[0] += pixels[at] ?? 0;
    sums[1] += pixels[at + 1] ?? 0;
    sums[2] += pixels[at + 2] ?? 0;
  }
  return sums.map((sum) => (3 * sum) / pixels.length);
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
  await sharp({ create: { width: was.width + is.width * 2 + gap * 2, height, channels: 3, background: '#777' } })
    .composite([
      { input: await image(was), left: 0, top: 0 },
      { input: await image(is), left: was.width + gap, top: 0 },
      { input: await image({ ...is, pixels: pale }), left: was.width + is.width + gap * 2, top: 0 },
    ])
    .webp({ quality: 70 })
    .toFile(join(differencesFolder, `${slug}.webp`));
}
