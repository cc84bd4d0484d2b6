import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InvalidInputError, languages } from 'shared/contract';
import { readArtLists } from '../locks/artModules.ts';
import { createShortHash, type Lock, readLock, writeLock } from '../locks/lock.ts';
import { createSceneDocument, type Studio } from '../painting.ts';
import { type Card, getCardFile } from './Card.ts';
import { createCardModule, getModulePath } from './cardModule.ts';
import { createCardScene } from './cardScene.ts';
import { encodeCard, encoding } from './encodeCard.ts';
import { siteTypefaces } from './faces.ts';
import { measureLeastContrast, minimumContrast } from './leastContrast.ts';

/** Hashes of a card's input and of its bytes. */
interface LockedCard {
  readonly input: string;
  readonly bytes: string;
}

/** Returns the folder with a package's list of cards and with the lock. */
const saidIn = (root: string, packageName: string): string => join(root, packageName, 'art/cards');

/** Returns the folder with a package's painted cards and with the modules that import them. */
const paintedIn = (root: string, packageName: string): string => join(root, packageName, 'src/cards');

/** Reads the cards of a package. @throws InvalidInputError if two cards have the same file name */
export const readCards = (root: string, packageName: string): Promise<readonly Card[]> =>
  readArtLists<Card>(root, packageName, 'cards', getCardFile);

/**
 * Paints the changed cards of a package, writes the lock and the modules that import the cards, and deletes files of removed cards. Opens a
 * browser only if a card has changed.
 */
export async function paintCards(
  root: string,
  packageName: string,
  studio: () => Promise<Studio>,
  tell: (file: string, bytes: Buffer) => void,
): Promise<void> {
  const folder = paintedIn(root, packageName);
  const lockFile = lockOf(root, packageName);
  const cards = await readCards(root, packageName);
  for (const needed of [folder, dirname(lockFile)]) await mkdir(needed, { recursive: true });
  const before = await readLock<LockedCard>(lockFile);
  const lock: Record<string, LockedCard> = {};
  for (const card of cards) {
    const file = getCardFile(card);
    const input = inputOf(card);
    const locked = before[file];
    if (locked?.input === input && (await hashOf(folder, file)) === locked.bytes) {
      lock[file] = locked;
      continue;
    }
    const bytes = await encodeCard(await paintLegible(card, await studio()));
    await writeFile(join(folder, file), bytes);
    lock[file] = { input, bytes: createShortHash(bytes) };
    tell(file, bytes);
    // Writes the lock after each card, so that an interrupted run can continue.
    await writeLock(lockFile, { ...before, ...lock });
  }
  for (const [file, source] of modulesOf(cards)) await writeFile(join(folder, file), source);
  for (const file of await strayFiles(folder, lock)) await rm(join(folder, file));
  await writeLock(lockFile, lock);
}

/** Finds outdated cards by comparing hashes, without a browser. */
export async function checkCards(root: string, packageName: string): Promise<string[]> {
  const folder = paintedIn(root, packageName);
  const lockFile = lockOf(root, packageName);
  const cards = await readCards(root, packageName);
  const lock = await readLock<LockedCard>(lockFile);
  const faults: string[] = [];
  for (const card of cards) {
    const file = getCardFile(card);
    const locked = lock[file];
    if (locked?.input !== inputOf(card)) faults.push(`${packageName}: ${file} is outdated: its input has changed.`);
    else if ((await hashOf(folder, file)) !== locked.bytes)
      faults.push(`${packageName}: ${file} is missing or was changed by hand.`);
  }
  for (const [file, source] of modulesOf(cards)) {
    if ((await readFile(join(folder, file), 'utf8').catch(() => '')) !== source)
      faults.push(`${packageName}: ${file} does not list the current cards.`);
  }
  const listed = new Set(cards.map(getCardFile));
  for (const file of Object.keys(lock))
    if (!listed.has(file)) faults.push(`${packageName}: ${file} is no longer listed.`);
  for (const file of await strayFiles(folder, lock)) faults.push(`${packageName}: ${file} belongs to no card.`);
  return faults;
}

/** @throws InvalidInputError if the contrast of the text is too low */
async function paintLegible(card: Card, studio: Studio): Promise<Buffer> {
  const scene = createCardScene(card);
  const painted = await studio.paint(scene);
  const without = await studio.paint({ ...scene, style: `${scene.style}[data-apart]{visibility:hidden}` });
  const contrast = await measureLeastContrast(painted, without);
  if (contrast < minimumContrast)
    throw new InvalidInputError({
      fact: `The words of ${getCardFile(card)} have a contrast of ${contrast.toFixed(1)} over their picture, but need ${minimumContrast}.`,
      nextStep: 'In cards.ts, make the drawing quiet under the words, or shade it.',
    });
  return painted;
}

/** Returns the hash of a card's input. The document of its scene contains all that is painted. */
function inputOf(card: Card): string {
  const scene = createCardScene(card);
  return createShortHash(
    `${createSceneDocument(scene, siteTypefaces)}${JSON.stringify([scene.scale, siteTypefaces.versions(scene.fonts), encoding])}`,
  );
}

const modulesOf = (cards: readonly Card[]) =>
  languages.map(
    (each) => [getModulePath(each), createCardModule(cards.filter(({ language }) => language === each))] as const,
  );

const hashOf = async (folder: string, file: string): Promise<string | undefined> =>
  readFile(join(folder, file)).then(createShortHash, () => undefined);

const lockOf = (root: string, packageName: string): string => join(saidIn(root, packageName), 'cards.lock.json');

async function strayFiles(folder: string, lock: Lock<LockedCard>): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.jpg$/.test(name) && !(name in lock));
}
