import type { PicturesModule } from 'studio/pictures';
import { bannerPictures } from './compositions/banners.ts';
import { clientProjectPictures } from './compositions/clientProjects.ts';
import { coverPictures } from './compositions/covers.ts';
import { nextProjectPictures } from './compositions/nextProjects.ts';
import { screenPictures } from './compositions/screens.ts';
import { serviceCasePictures } from './compositions/serviceCases/serviceCases.ts';
import { tasksPictures } from './compositions/tasksPictures.ts';
import { listPictureModules } from './pictureModules.ts';

export const pictures: PicturesModule['pictures'] = [
  ...screenPictures,
  ...coverPictures,
  ...bannerPictures,
  ...tasksPictures,
  ...nextProjectPictures,
  ...clientProjectPictures,
  ...serviceCasePictures,
];

export { storeTypefaces as faces } from './compositions/fonts.ts';

/** Modules that list the painted files. The pages import the modules. */
export const fileLists: PicturesModule['fileLists'] = listPictureModules(pictures);
