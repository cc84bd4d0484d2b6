import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listPackagesWith } from '../locks/artModules.ts';
import { cardSize } from './Card.ts';
import { checkCards, paintCards } from './paintCards.ts';

const plain = (background: string) =>
  sharp({ create: { ...cardSize, channels: 3, background } })
    .png()
    .toBuffer();
const words = await plain('#ffffff');
const water = await plain('#06171b');

/** Creates a workspace with one package that has these cards. Its fake studio records the titles that it paints. */
async function workspace(pages: readonly string[] = ['/', '/about'], behind = water) {
  const root = await mkdtemp(join(tmpdir(), 'cards-'));
  const folder = join(root, 'news/src/cards');
  const said = join(root, 'news/art/cards');
  await mkdir(said, { recursive: true });
  const listed = pages.map((page) => ({
    page,
    language: 'ua',
    title: `Титул ${page}`,
    section: 'Розділ',
    backdrop: { ink: 'foam', ground: '#06171b', layers: [] },
  }));
  await writeFile(join(said, 'cards.ts'), `export const cards = ${JSON.stringify(listed)};\n`);
  const asked: string[] = [];
  const studio = {
    paint: async ({ body, style }: { body: string; style: string }) => {
      if (style.endsWith('{visibility:hidden}')) return behind;
      asked.push(/<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? '');
      return words;
    },
    close: async () => {},
  };
  const paint = () =>
    paintCards(
      root,
      'news',
      async () => studio,
      () => {},
    );
  return { root, folder, paint, asked };
}

it('a card is painted once, and its package gets a module that imports it', async () => {
  const { root, folder, paint, asked } = await workspace(['/', '/new']);
  expect(listPackagesWith(root, 'cards')).toEqual(['news']);
  expect(await checkCards(root, 'news')).toContain('news: home-ua.jpg is outdated: its input has changed.');
  await paint();
  await paint();
  expect(asked).toEqual(['Титул /', 'Титул /new']);
  expect(await checkCards(root, 'news')).toEqual([]);
  expect(await readFile(join(folder, 'cards.ua.ts'), 'utf8')).toContain("import newCard from './new-ua.jpg';");
  expect(await readFile(join(folder, 'cards.ua.ts'), 'utf8')).toContain("alt: 'Титул /new. Розділ, Пороги',");
});

it('a card changed by hand is repainted, and a stray file is deleted', async () => {
  const { root, folder, paint, asked } = await workspace();
  await paint();
  await writeFile(join(folder, 'about-ua.jpg'), 'mine');
  await writeFile(join(folder, 'old-ua.jpg'), 'old');
  expect(await checkCards(root, 'news')).toEqual([
    'news: about-ua.jpg is missing or was changed by hand.',
    'news: old-ua.jpg belongs to no card.',
  ]);
  await paint();
  expect(asked).toEqual(['Титул /', 'Титул /about', 'Титул /about']);
  expect(await readdir(folder)).not.toContain('old-ua.jpg');
  expect(await checkCards(root, 'news')).toEqual([]);
});

it('checkCards reports a module that lists other cards', async () => {
  const { root, folder, paint } = await workspace();
  await paint();
  await writeFile(join(folder, 'cards.en.ts'), 'export const cards = {};\n');
  expect(await checkCards(root, 'news')).toEqual(['news: cards.en.ts does not list the current cards.']);
});

it('paintCards refuses text whose contrast is too low', async () => {
  const { paint } = await workspace(['/'], await plain('#888888'));
  await expect(paint()).rejects.toThrow(/home-ua.jpg have a contrast of 3.5 over their picture, but need 4.5/);
});
