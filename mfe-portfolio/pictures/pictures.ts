import type { Picture } from './Picture.ts';
import { screens } from './screens.ts';

/** Every picture that the project paints. */
export const pictures: readonly Picture[] = [...screens];
