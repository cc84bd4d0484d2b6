import type { PaintedPictures } from 'studio/pictures';
import { banners } from './compositions/banners.ts';
import { clientProjects } from './compositions/clientProjects.ts';
import { covers } from './compositions/covers.ts';
import { nextProjects } from './compositions/nextProjects.ts';
import { screens } from './compositions/screens.ts';
import { serviceCases } from './compositions/serviceCases/serviceCases.ts';
import { tasks } from './compositions/tasks.ts';
import { listFiles } from './pictureModules.ts';

export const pictures: PaintedPictures['pictures'] = [
  ...screens,
  ...covers,
  ...banners,
  ...tasks,
  ...nextProjects,
  ...clientProjects,
  ...serviceCases,
];

export { faces } from './compositions/fonts.ts';

/** Modules that list the painted files. The pages import the modules. */
export const fileLists: PaintedPictures['fileLists'] = listFiles(pictures);
