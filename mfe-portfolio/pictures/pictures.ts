import { banners } from './compositions/banners.ts';
import { clientProjects } from './compositions/clientProjects.ts';
import { covers } from './compositions/covers.ts';
import { nextProjects } from './compositions/nextProjects.ts';
import type { Picture } from './Picture.ts';
import { screens } from './screens.ts';

/** Every picture that the project paints. */
export const pictures: readonly Picture[] = [...screens, ...covers, ...banners, ...nextProjects, ...clientProjects];
