import type { PictureFiles } from 'shared/design';

/** The picture of a screen, by its name. */
export function getScreenPicture(screen: string, pictures: Readonly<Record<string, PictureFiles>>): PictureFiles {
  const picture = pictures[screen];
  if (!picture) throw new Error(`There is no screen "${screen}".`);
  return picture;
}
