import type { PictureFiles } from 'shared/design';

export function getScreenPicture(screen: string, pictures: Readonly<Record<string, PictureFiles>>): PictureFiles {
  const picture = pictures[screen];
  if (!picture) throw new Error(`There is no screen "${screen}".`);
  return picture;
}
