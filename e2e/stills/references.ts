import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Look, Still } from './Still.ts';

/** Committed: by owner of the page a file for each page, and by owner of the part its pictures, each once. */
const referenceFolder = join(import.meta.dirname, 'references');

/** Of one page in one window: its parts in their order, with the digests of their pixels. */
export type Parts = readonly (readonly [part: string, owner: string, digest: string])[];
type PageReference = Readonly<Record<string, Parts>>;

/** In which hand they were drawn (`hand.ts`): only the same one draws the same pixels. */
const handFile = join(referenceFolder, 'hand.txt');
export const handOfReferences = async (): Promise<string> =>
  existsSync(handFile) ? (await readFile(handFile, 'utf8')).trim() : '';

const pageFile = (owner: string, path: string) =>
  join(referenceFolder, owner, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}.json`);
const keyOf = ({ language, width }: Look) => `${language} ${width}`;
const pictureFile = (owner: string, digest: string) => join(referenceFolder, owner, 'parts', `${digest}.avif`);

async function readPage(owner: string, look: Look): Promise<PageReference> {
  const file = pageFile(owner, look.path);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** The parts that were accepted of a look; undefined where none were. */
export const partsOf = async (owner: string, look: Look): Promise<Parts | undefined> =>
  (await readPage(owner, look))[keyOf(look)];

/** A committed picture as pixels; undefined where it is not there. */
export async function picture(owner: string, digest: string): Promise<Pixels | undefined> {
  const file = pictureFile(owner, digest);
  return existsSync(file) ? decoded(await readFile(file)) : undefined;
}

/** RGB pixels with their size. */
export type Pixels = Pick<Still, 'width' | 'height' | 'pixels'>;

/** A still as its committed picture shows it: small, for eyes, and alike for equal pixels. */
export const encoded = ({ pixels, width, height }: Pixels): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality: 24, effort: 2, chromaSubsampling: '4:2:0' })
    .toBuffer();

export async function decoded(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Accepts what a look shows now. */
export async function accept(owner: string, look: Look, stills: readonly Still[]): Promise<void> {
  for (const still of stills) {
    const file = pictureFile(still.owner, still.digest);
    if (existsSync(file)) continue;
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, await encoded(still));
  }
  await mkdir(join(referenceFolder, owner), { recursive: true });
  const parts = stills.map(({ part, owner: of, digest }) => [part, of, digest] as const);
  const page: PageReference = { ...(await readPage(owner, look)), [keyOf(look)]: parts };
  const sorted = Object.fromEntries(Object.entries(page).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(
    ([key, parts]) =>
      `  ${JSON.stringify(key)}: [\n${parts.map((part) => `    ${JSON.stringify(part)}`).join(',\n')}\n  ]`,
  );
  await writeFile(pageFile(owner, look.path), `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * Writes in which hand they were drawn, and removes pictures and pages that nothing names any more.
 * @param pages that there are: their owners by their paths
 */
export async function tidy(hand: string, pages: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(handFile, `${hand}\n`);
  const listed = new Set(Object.entries(pages).map(([path, owner]) => pageFile(owner, path)));
  const named = new Set<string>();
  for (const owner of await readdir(referenceFolder)) {
    if (owner.includes('.')) continue;
    for (const name of await readdir(join(referenceFolder, owner))) {
      const file = join(referenceFolder, owner, name);
      if (!name.endsWith('.json')) continue;
      if (!listed.has(file)) await rm(file);
      else
        for (const parts of Object.values(JSON.parse(await readFile(file, 'utf8')) as PageReference))
          for (const [, of, digest] of parts) named.add(pictureFile(of, digest));
    }
  }
  for (const owner of await readdir(referenceFolder)) {
    const folder = join(referenceFolder, owner, 'parts');
    if (!existsSync(folder)) continue;
    for (const name of await readdir(folder)) if (!named.has(join(folder, name))) await rm(join(folder, name));
  }
}
